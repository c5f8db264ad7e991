import * as z from 'zod'

/** DD.MM.YYYY. */
export const wireDay = z
  .string()
  .max(10)
  .regex(/^\d{2}\.\d{2}\.\d{4}$/)

/** HH:MM. */
export const timeField = z
  .string()
  .max(5)
  .regex(/^\d{2}:\d{2}$/)

/** Days on which a shop takes appointments, earliest first, and its hours; those that are taken are not free. */
export const slotDays = z
  .array(
    z.object({
      /** DD.MM.YYYY. */
      date: z.string(),
      times: z.array(z.object({ time: z.string(), isFree: z.boolean() })),
    }),
  )
  .meta({ id: 'SlotDays' })

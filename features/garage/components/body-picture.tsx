import type { BodyKind } from '../model/body-kind'
import styles from './garage.module.css'

/** Outlines on a field of 120 by 52 with the wheels at the bottom; the first line is the body, the second the windows. */
const OUTLINES: Readonly<Record<BodyKind, readonly [body: string, windows: string]>> = {
  sedan: [
    'M6 40V31q0-5 6-6l18-3 14-11q4-3 9-3h19q5 0 9 3l13 10 14 2q6 1 6 7v8z',
    'M38 22l10-8q2-2 6-2h7v10zM67 12h5q3 0 6 2l11 8H67z',
  ],
  hatchback: [
    'M8 40V31q0-5 6-6l18-3 13-11q4-3 9-3h22q6 0 10 4l13 13q5 1 5 6v9z',
    'M40 22l9-8q3-2 6-2h8v10zM69 12h7q4 0 7 3l7 7H69z',
  ],
  wagon: [
    'M6 40V31q0-5 6-6l18-3 13-11q4-3 9-3h40q6 0 9 5l7 13q4 1 4 6v8z',
    'M38 22l10-8q2-2 6-2h6v10zM66 12h16v10H66zM88 12h4q3 0 5 3l4 7H88z',
  ],
  suv: [
    'M6 39V26q0-5 6-6l18-2 12-10q3-3 8-3h42q6 0 9 5l6 10q5 1 5 6v13z',
    'M38 18l9-7q2-2 6-2h7v9zM66 9h16v9H66zM88 9h4q3 0 5 3l3 6H88z',
  ],
  minivan: [
    'M6 40V30q0-5 5-7l12-4 18-11q4-3 9-3h44q6 0 9 5l7 13q4 1 4 6v11z',
    'M32 19l15-9q3-1 6-1h7v10zM66 9h16v10H66zM88 9h5q3 0 5 3l4 7H88z',
  ],
  pickup: [
    'M6 39V26q0-5 6-6l16-2 11-9q3-3 8-3h18q5 0 8 4l7 8h32q4 0 4 4v17z',
    'M36 18l8-7q2-2 5-2h4v9zM59 9h5q3 0 5 2l6 7H59z',
  ],
  coupe: [
    'M6 40V32q0-5 6-6l20-3 15-9q5-3 10-3h11q6 0 11 3l14 9 15 2q6 1 6 6v9z',
    'M42 23l10-6q3-2 7-2h6v8zM71 15q4 0 8 2l9 6H71z',
  ],
  van: ['M6 40V28q0-4 4-6l8-3 12-12q3-3 7-3h71q6 0 6 6v30z', 'M26 19l9-9q2-2 5-2h6v11zM52 8h14v11H52z'],
}

/** A car drawn by the kind of its body; its name stands beside it in words. */
export function BodyPicture({ kind }: { kind: BodyKind }) {
  const [body, windows] = OUTLINES[kind]
  return (
    <svg className={styles.picture} viewBox="0 0 120 52" aria-hidden="true">
      <path className={styles.body} d={body} />
      <path className={styles.windows} d={windows} />
      <circle className={styles.wheel} cx="30" cy="40" r="8" />
      <circle className={styles.wheel} cx="92" cy="40" r="8" />
    </svg>
  )
}

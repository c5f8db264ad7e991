import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { readSizes } from '@/gateway/services/words/read-sizes'
import { describeOnDatabases } from '@/gateway/test-support/databases'

describeOnDatabases('sizes in titles', (database) => {
  it.each([
    ['Шина летняя Michelin Primacy 4 205/55 R16 92V', 'шина 205 55 16'],
    ['Шина Nokian Hakkapeliitta C4 215/65 R16C 113/111R', '215/65R16'],
    ['Масло моторное Mobil 1 ESP 5W-30 синтетическое 4 л', 'масло 5в30 4л'],
    ['Масло трансмиссионное 75W-90 1 л', '75w90'],
    ['Аккумулятор Bosch 60 А·ч 540 А обратная полярность', 'акб 60 ач'],
    ['Диск литой Skad 6.0x15 4x100 ET38 DIA 60.1', '6х15 4x100'],
    ['Диск штампованный 6,5×16 5×114,3', 'диск r16 5x114.3'],
    ['Гайка колёсная M12×1.5', 'м12х1,5'],
    ['Жидкость тормозная DOT 5.1 250 мл', 'дот5.1 0,25 л'],
    ['Щётка стеклоочистителя 600 мм (24″)', '60 см 24 дюйма'],
    ['Лампа галогеновая H7 12V 55W', '12в 55вт'],
  ])('«%s» is found by «%s»', async (title, query) => {
    const [row] = await selectRows<{ sizes: string[] }>(
      database().db,
      sql`select search_sizes(${title}) as sizes`,
    )
    const known = new Set(row?.sizes)
    const { sizes } = readSizes(query, (lexeme) => known.has(lexeme))
    const digits = query.replaceAll(/\D/g, '').length
    expect(
      sizes.map(({ text }) => text.replaceAll(/\D/g, '').length).reduce((sum, one) => sum + one, 0),
    ).toBe(digits)
  })
})

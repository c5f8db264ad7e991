import { createTableColumns, type ColumnsOf } from '@/gateway/services/table-files/table-columns'

export type GoodsColumn =
  | 'brand'
  | 'article'
  | 'analogs'
  | 'numbers'
  | 'analogBrand'
  | 'analogArticle'
  | 'successor'
  | 'pictures'
  | 'description'
  | 'barcodes'
  | 'weight'
  | 'size'
export type GoodsColumns = ColumnsOf<GoodsColumn>

/** Of a file of what is known about products; all other columns are attributes, by their titles. */
export const GOODS_COLUMNS = createTableColumns<GoodsColumn>({
  titles: {
    brand: 'Бренд',
    article: 'Артикул',
    analogs: 'Аналоги',
    numbers: 'Номера автопроизводителей',
    analogBrand: 'Бренд аналога',
    analogArticle: 'Артикул аналога',
    successor: 'Заменён на',
    pictures: 'Картинки',
    description: 'Описание',
    barcodes: 'Штрихкод',
    weight: 'Вес',
    size: 'Размеры упаковки',
  },
  required: ['brand', 'article'],
  words: [
    [/^(бренд|производитель|марка) (аналога|кросса|замен\p{L}*)|^(analog|cross) brand/u, 'analogBrand'],
    [/^(артикул|номер|код) (аналога|кросса|замен\p{L}*)|^(analog|cross) (article|number)/u, 'analogArticle'],
    [
      /^замен[её]?н\p{L}* (на|номером)|^замена( на)?$|^новый (номер|артикул)|^преемник|^(replaced|superseded) by/u,
      'successor',
    ],
    [/^аналог|^кросс|^заменител|^analog|^cross/u, 'analogs'],
    [/^(номера? )?(oe|oem)( |$)|^оригинальн\p{L}* номер|^номера? автопроизвод/u, 'numbers'],
    [/штрих ?код|^ean( |$)|^barcode|^gtin|^upc/u, 'barcodes'],
    [/^картинк|^фото|^изображен|^picture|^image|^photo/u, 'pictures'],
    [/^описание|^description$/u, 'description'],
    [/^вес( (г|кг|гр|брутто|нетто|товара|упаковки))*$|^масса|^weight/u, 'weight'],
    [/^габарит|^размеры?( упаковки)?( мм| см| м)?$|^dimensions|^size$/u, 'size'],
    [/^бренд|^производитель|^изготовитель|^brand|manufacturer/u, 'brand'],
    [/^артикул|^номер (детали|запчасти)|^номер$|каталожн|^article|^part ?n|^sku$/u, 'article'],
  ],
})

import { createPacker } from '@/lib/packing/create-packer'
import { flag, mostly, plain } from '@/lib/packing/field-codecs'
import type { PanelOption } from '../model/filter-panel'

const PREFIX = '/catalog/'

/** An option of a filter: a section has hundreds, and each stands in the page twice, as HTML and as data. */
export const optionPacker = createPacker<PanelOption>({
  title: plain(),
  href: {
    pack: (href) => href && href.slice(PREFIX.length),
    unpack: (packed) => (packed === null ? null : PREFIX + String(packed)),
  },
  count: mostly<number>(0),
  isChecked: flag,
})

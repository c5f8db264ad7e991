import { createPacker } from '@/lib/packing/create-packer'
import { flag, mostly, plain } from '@/lib/packing/field-codecs'
import type { PanelOption } from '../../model/filter-panel'

const PREFIX = '/catalog/'

/** An option of a filter: a section has hundreds, and each stands in the page twice, as HTML and as data. */
export const optionPacker = createPacker<PanelOption>({
  title: plain(),
  href: {
    // An address elsewhere, as on the search page, is kept whole: it begins with a slash, which the rest never does.
    pack: (href) => (href?.startsWith(PREFIX) ? href.slice(PREFIX.length) : href),
    unpack: (packed) =>
      packed === null ? null : String(packed).startsWith('/') ? String(packed) : PREFIX + String(packed),
  },
  count: mostly<number>(0),
  isChecked: flag,
})

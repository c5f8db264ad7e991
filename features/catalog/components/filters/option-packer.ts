import { createPacker } from '@/lib/packing/create-packer'
import type { PanelOption } from '../../model/filter-panel'

/** An option of a filter: a section has hundreds, and each stands in the page twice, as HTML and as data. */
export const optionPacker = createPacker<PanelOption>({ title: '', href: null, count: 0, isChecked: false })

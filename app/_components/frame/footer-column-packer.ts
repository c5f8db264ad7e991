import { createPacker, type FieldCodec } from '@/lib/packing/create-packer'
import { optional, plain, rowsOf } from '@/lib/packing/field-codecs'
import type { MenuLinkData } from './site-menu-link-data'

type FooterLink = Omit<MenuLinkData, 'children'>
type FooterColumn = { title: string; links: FooterLink[] }

const ifSet: FieldCodec<boolean | undefined> = {
  pack: (isSet) => (isSet ? 1 : null),
  unpack: (packed) => (packed === 1 ? true : undefined),
}

/** The columns of the footer, which is on every page. */
export const footerColumnPacker = createPacker<FooterColumn>({
  title: plain(),
  links: rowsOf(
    createPacker<FooterLink>({ title: plain(), href: optional(), inNewTab: ifSet, ad: optional() }),
  ),
})

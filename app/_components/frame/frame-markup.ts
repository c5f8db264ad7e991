import { drawOnce } from './draw-once'
import { FooterContent } from './footer-content'
import { TopMenuLinks } from './top-menu-links'

export const footerMarkup = drawOnce(FooterContent)
export const topMenuMarkup = drawOnce(TopMenuLinks)

import { drawOnce } from './draw-once'
import { FooterContent } from './footer/footer-content'
import { TopMenuLinks } from './menu/top-menu-links'

export const footerMarkup = drawOnce(FooterContent)
export const topMenuMarkup = drawOnce(TopMenuLinks)

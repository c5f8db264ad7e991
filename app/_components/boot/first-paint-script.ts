import { SHOP_HINT_KEY } from '@/features/shops/model/shop-hint'
import { HINT_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { MARKUP_HINT_KEY } from '@/stores/user/shown-markup'
import { CAR_HINT_KEY } from '@/stores/vehicle/car-hint'

/**
 * Runs before the first paint: the page is the same for everyone, and these attributes say which of its halves to show.
 * `data-user`: the visitor is signed in; `data-shop`: a shop other than the default was chosen; `data-car`: a car was chosen;
 * `data-markup`: prices are hidden until their markup is put on them.
 */
export function firstPaintScript(): string {
  return `(function(e){if(/(^|; )${HINT_COOKIE}=/.test(document.cookie))e.setAttribute("data-user","");try{if(localStorage.getItem("${SHOP_HINT_KEY}"))e.setAttribute("data-shop","");if(localStorage.getItem("${CAR_HINT_KEY}"))e.setAttribute("data-car","");if(localStorage.getItem("${MARKUP_HINT_KEY}"))e.setAttribute("data-markup","")}catch(_){}})(document.documentElement)`
}

/** Parts of the demo shop that can be made to fail, to see what a shopper sees then. */
export const DEMO_FAULTS = ['bank', 'mail', 'captcha', 'addresses', 'parties', 'pictures'] as const

export type DemoFault = (typeof DEMO_FAULTS)[number]

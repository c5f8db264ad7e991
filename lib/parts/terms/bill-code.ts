/** The payment by a bill, which is a bank transfer and never made at a counter. */
export const BILL_CODE = 'payment_bill'

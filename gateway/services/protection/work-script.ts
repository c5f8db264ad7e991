/**
 * Runs in the page of the check: looks for the number whose key has the required beginning and puts it into the form; a press before
 * that waits for it. A browser that cannot compute, because the shop is not on https, shows a message.
 */
export const WORK_SCRIPT = `(() => {
const form = document.forms[0], button = form.querySelector('button'), note = document.querySelector('[role=status]')
const challenge = JSON.parse(form.elements.challenge.value), p = challenge.parameters
const bytes = hex => Uint8Array.from(hex.match(/../g), pair => parseInt(pair, 16))
const hexOf = buffer => Array.from(new Uint8Array(buffer), byte => byte.toString(16).padStart(2, '0')).join('')
if (!window.crypto || !crypto.subtle) { note.textContent = 'Откройте магазин по адресу, который начинается с https.'; return }
const nonce = bytes(p.nonce), salt = bytes(p.salt), password = new Uint8Array(nonce.length + 4)
password.set(nonce)
const keyOf = async counter => {
new DataView(password.buffer).setUint32(nonce.length, counter)
const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: p.cost }
return hexOf(await crypto.subtle.deriveBits(how, key, p.keyLength * 8))
}
let isPressed = false, isDone = false
form.addEventListener('submit', event => {
if (isDone) return
event.preventDefault()
isPressed = true
button.setAttribute('aria-disabled', 'true')
note.textContent = 'Проверяем браузер, это секунда…'
})
const work = async () => {
for (let counter = 0; ; counter += 1) {
const derivedKey = await keyOf(counter)
if (!derivedKey.startsWith(p.keyPrefix)) continue
form.elements.work.value = JSON.stringify({ challenge, solution: { counter, derivedKey } })
isDone = true
if (isPressed) form.submit()
return
}
}
void work()
})()`

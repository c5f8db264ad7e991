import { PrivacyConsent } from '@/components/form/privacy-consent'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { INQUIRY_FILES } from '@/lib/gateway/contracts/site/inquiry-forms'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { CONSENT, CONSENT_GIVEN } from '@/lib/validation/inquiry-consent'
import { filesHint } from '../model/check-files'
import { FILES_FIELD, FORM_FIELD, PLAIN_ACTION } from '../model/plain-form'
import { ContextLine } from './context-line'
import type { InquiryFormProps } from '../model/inquiry-form-props'
import { PlainInput } from './plain-input'
import styles from './inquiry-form.module.css'

const PROTECTION = `${GATEWAY_BASE_PATH}/protection`

type Props = InquiryFormProps & {
  /** Why it came back. */
  problem?: string | undefined
  /** Whether it came back for the check against robots. */
  isProtected?: boolean
}

/** A form that works by markup alone: the browser reports missing fields itself, the answer is a page. */
export function PlainInquiryForm({
  form,
  defaults = {},
  submit,
  privacyHref,
  problem,
  isProtected = false,
}: Props) {
  const { files } = form
  return (
    <form
      method="post"
      action={PLAIN_ACTION}
      encType="multipart/form-data"
      aria-label={form.title}
      className={styles.plain}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {isProtected && <iframe className={styles.check} title="Проверка, что вы не робот" src={PROTECTION} />}
      <input type="hidden" name={FORM_FIELD} value={form.id} />
      {form.fields.map((field) => {
        const known = defaults[field.name] ?? ''
        if (field.kind !== 'context') return <PlainInput key={field.name} field={field} value={known} />
        return (
          <div key={field.name} hidden={known === ''}>
            <ContextLine label={field.label} text={known} />
            <input type="hidden" name={field.name} value={known} />
          </div>
        )
      })}
      {files && (
        <label className={styles.plainField}>
          {files.label}
          <input
            type="file"
            name={FILES_FIELD}
            accept={INQUIRY_FILES[files.kinds].accept}
            multiple={files.max > 1}
            required={files.missing !== undefined}
          />
          <span className={styles.soft}>{filesHint(files)}</span>
        </label>
      )}
      <label className={styles.consent}>
        <input type="checkbox" name={CONSENT} value={CONSENT_GIVEN} required />
        <span>
          <PrivacyConsent privacyHref={privacyHref} />
        </span>
      </label>
      <button className={buttonClass()}>{submit}</button>
    </form>
  )
}

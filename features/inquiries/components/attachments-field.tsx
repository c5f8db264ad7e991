'use client'

import { useRef } from 'react'
import { describedBy, FieldError } from '@/components/form/fields/field-frame'
import { FileInput } from '@/components/form/file-input'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { useField } from '@/components/form/fields/use-field'
import { Icon } from '@/components/ui/icon'
import { formatFileSize } from '@/lib/format/format-file-size'
import { INQUIRY_FILES, type InquiryFilesField } from '@/lib/gateway/contracts/site/inquiry-forms'
import { filesHint, filesProblem } from '../model/check-files'
import type { LiveAnswers, LiveValues } from '../model/live-schema'
import styles from './inquiry-form.module.css'

const identityOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`

/** What was chosen before and is chosen again is there once. */
function addFiles(files: readonly File[], chosen: readonly File[]): File[] {
  return [...new Map([...files, ...chosen].map((file) => [identityOf(file), file])).values()]
}

type Props = { form: SchemaForm<LiveValues, LiveAnswers>; name: string; field: InquiryFilesField }

/** Files to send along: chosen one after the other or many at once, each to be taken off again. */
export function AttachmentsField({ form, name, field }: Props) {
  const { value, setValue, error, ids, props } = useField({ form, name })
  const input = useRef<HTMLInputElement | null>(null)
  const files = Array.isArray(value) ? value : []
  const hint = filesHint(field)

  const change = (next: File[]) => {
    setValue(next)
    const problem = next.length > 0 ? filesProblem(field, next) : undefined
    if (problem !== undefined) form.setError(name, { type: 'files', message: problem })
  }

  return (
    <div className={styles.files}>
      <div className={styles.attach}>
        <FileInput
          {...props}
          ref={(element) => {
            input.current = element
            props.ref(element)
          }}
          className={styles.fileInput}
          multiple={field.max > 1}
          accept={INQUIRY_FILES[field.kinds].accept}
          aria-describedby={describedBy(ids, hint, error)}
          onFiles={(chosen) => change(field.max > 1 ? addFiles(files, chosen) : chosen)}
        />
        <label className={styles.fileLabel} htmlFor={props.id}>
          <Icon name="plus" /> {field.label}
        </label>
      </div>
      <p id={ids.hint} className={styles.soft}>
        {hint}
      </p>
      {files.length > 0 && (
        <ul className={styles.fileList} aria-label={field.label}>
          {files.map((file) => (
            <li key={identityOf(file)} className={styles.file}>
              <span className={styles.fileName}>{file.name}</span>
              <span className={styles.soft}>{formatFileSize(file.size)}</span>
              <button
                type="button"
                className={`icon-button ${styles.remove}`}
                aria-label={`Убрать файл ${file.name}`}
                onClick={() => {
                  change(files.filter((other) => other !== file))
                  input.current?.focus()
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={ids.error} message={error} />
    </div>
  )
}

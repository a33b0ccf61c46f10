import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { Campo, type CampoProps } from './Campo.js';

dayjs.extend(customParseFormat);

const FORMATO = 'DD/MM/YYYY';

interface CampoDataProps extends CampoProps {
  /** Earliest and latest day that may be chosen, 'DD/MM/YYYY'. */
  desde?: string;
  ate?: string;
}

/** A day; the value is the text 'DD/MM/YYYY', as the contract carries it, so that no time zone can shift it. */
export function CampoData({ desde, ate, desabilitado, ...campo }: CampoDataProps) {
  return (
    <Campo {...campo}>
      <EntradaData desde={desde} ate={ate} disabled={desabilitado || undefined} />
    </Campo>
  );
}

export interface EntradaDataProps {
  id?: string;
  value?: string | null;
  onChange?: (valor: string | null) => void;
  desde?: string;
  ate?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Only the control, for searches. It also accepts digits without slashes. */
export function EntradaData({ value, onChange, desde, ate, ...resto }: EntradaDataProps) {
  return (
    <DatePicker
      {...resto}
      style={{ width: '100%' }}
      value={value ? dayjs(value, FORMATO) : null}
      onChange={(dia) => onChange?.(dia ? dia.format(FORMATO) : null)}
      onKeyDown={(e) => {
        // Enter takes the typed or highlighted day; it does not send the form.
        if (e.key === 'Enter') e.preventDefault();
      }}
      minDate={desde ? dayjs(desde, FORMATO) : undefined}
      maxDate={ate ? dayjs(ate, FORMATO) : undefined}
      format={[FORMATO, 'DDMMYYYY', 'D/M/YYYY']}
      placeholder="DD/MM/AAAA"
    />
  );
}

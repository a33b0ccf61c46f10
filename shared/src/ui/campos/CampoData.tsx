import { lerDataDigitada } from '@merenda/shared/formatos';
import { violacoesDaData } from '@merenda/shared/regras';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useState, type FocusEventHandler, type FormEvent } from 'react';
import { regra } from '../formulario/regra.js';
import { Icone } from '../Icone.js';
import { Campo, type CampoProps } from './Campo.js';

dayjs.extend(customParseFormat);

const FORMATO = 'DD/MM/YYYY';
/** The first is shown; the control reads all of them, as `lerDataDigitada` does. */
const FORMATOS = [FORMATO, 'DDMMYYYY', 'D/M/YYYY', 'YYYY-MM-DD'];

/** The cross is for the pointer: by keyboard, the text is deleted. antd makes it a stop of Tab. */
const CRUZ = (
  <span ref={(cruz) => cruz?.closest('button')?.setAttribute('tabindex', '-1')}>
    <Icone de={CloseCircleFilled} />
  </span>
);

interface CampoDataProps extends CampoProps {
  /** Earliest and latest day that may be chosen, 'DD/MM/YYYY'. */
  desde?: string;
  ate?: string;
  /** Fields whose change checks this one again. */
  dependencias?: string[];
}

/**
 * A day; the value is the text 'DD/MM/YYYY', as the contract carries it, so that no time zone can shift it. A text that
 * is no day stays as it was typed, and the field refuses it.
 */
export function CampoData({ desde, ate, desabilitado, dependencias, regras = [], ...campo }: CampoDataProps) {
  const dentro = regra<string>((data) => violacoesDaData(data, desde, ate), 'onBlur');
  return (
    <Campo {...campo} dependencies={dependencias} validateTrigger={['onChange', 'onBlur']} regras={[dentro, ...regras]}>
      <EntradaData aceitaTexto desde={desde} ate={ate} disabled={desabilitado || undefined} />
    </Campo>
  );
}

export interface EntradaDataProps {
  id?: string;
  value?: string | null;
  onChange?: (valor: string | null) => void;
  onBlur?: FocusEventHandler<HTMLElement>;
  /** Also passes on a text that is no day, for a form that refuses it. Otherwise leaving the field removes this text. */
  aceitaTexto?: boolean;
  desde?: string;
  ate?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Only the control, for searches. It also accepts digits without slashes. */
export function EntradaData({ value, onChange, aceitaTexto = false, desde, ate, ...resto }: EntradaDataProps) {
  const { dia, vez, digitar } = useDigitado(value, aceitaTexto, onChange);
  return (
    // antd tells a typed day when the field is left: too late for a form that is sent from within it.
    <div onInput={digitar}>
      <DatePicker
        key={vez}
        {...resto}
        style={{ width: '100%' }}
        value={dia === null ? null : dayjs(dia, FORMATO)}
        preserveInvalidOnBlur={aceitaTexto}
        // The calendar may open under the pointer: the day there would replace the typed one.
        previewValue={false}
        onChange={(escolhido) => onChange?.(escolhido ? escolhido.format(FORMATO) : null)}
        onKeyDown={(e) => {
          // Enter takes the typed or highlighted day; it does not send the form.
          if (e.key === 'Enter' && !e.ctrlKey && !e.metaKey) e.preventDefault();
        }}
        minDate={desde ? dayjs(desde, FORMATO) : undefined}
        maxDate={ate ? dayjs(ate, FORMATO) : undefined}
        format={FORMATOS}
        allowClear={{ clearIcon: CRUZ }}
        placeholder="DD/MM/AAAA"
      />
    </div>
  );
}

/**
 * The day that the control shows. While the typed text is no day, the control keeps the last day: without a day antd
 * empties the field. `vez` changes when the form is emptied, so that the typed text goes too.
 */
function useDigitado(
  valor: string | null | undefined,
  aceitaTexto: boolean,
  onChange: EntradaDataProps['onChange'],
): { dia: string | null; vez: number; digitar: (evento: FormEvent<HTMLElement>) => void } {
  const lido = valor ? lerDataDigitada(valor) : null;
  const [dia, setDia] = useState(lido);
  const [solto, setSolto] = useState('');
  const [vez, setVez] = useState(0);
  if (lido !== null && lido !== dia) setDia(lido);
  if (!valor && dia !== null) setDia(null);
  if (!valor && solto !== '') {
    setSolto('');
    setVez(vez + 1);
  }

  function digitar({ target }: FormEvent<HTMLElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    const digitada = lerDataDigitada(target.value);
    if (digitada !== null) {
      setSolto('');
      onChange?.(digitada);
    } else if (aceitaTexto) {
      setSolto(target.value);
      onChange?.(target.value || null);
    }
  }

  return { dia, vez, digitar };
}

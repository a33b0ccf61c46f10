import { OBRIGATORIO, violacoesDoEmail } from '@merenda/shared/regras';
import { Input, type FormRule } from 'antd';
import { regra } from '../formulario/regra.js';
import { Campo, type CampoProps } from './Campo.js';
import { Contador } from './Contador.js';
import { EntradaFormatada } from './EntradaFormatada.js';

interface CampoTextoProps extends CampoProps {
  /** Maximum length, from `LIMITES`; shown when the text comes close to it. */
  max: number;
  /** Names and addresses are forced to upper case (specification 1, section 5). */
  maiusculo?: boolean;
  /** More than one line. */
  linhas?: number;
  tipo?: 'text' | 'email';
  autoComplete?: string;
}

const QUALQUER = /[\s\S]/;
const igual = (texto: string) => texto;
const maiusculas = (texto: string) => texto.toUpperCase();

/** A text with its limit, optionally in upper case. */
export function CampoTexto({
  max,
  maiusculo = false,
  linhas,
  tipo = 'text',
  autoComplete = 'off',
  desabilitado,
  regras = [],
  ...campo
}: CampoTextoProps) {
  const todas: FormRule[] = [
    ...(campo.obrigatorio ? [{ whitespace: true, message: OBRIGATORIO }] : []),
    ...(tipo === 'email' ? [regra(violacoesDoEmail)] : []),
    ...regras,
  ];
  return (
    <Campo {...campo} regras={todas} textoLivre>
      <EntradaTexto
        max={max}
        maiusculo={maiusculo}
        linhas={linhas}
        type={tipo}
        disabled={desabilitado || undefined}
        autoComplete={autoComplete}
      />
    </Campo>
  );
}

interface EntradaTextoProps {
  value?: string | null;
  max: number;
  maiusculo: boolean;
  linhas: number | undefined;
  type: 'text' | 'email';
  disabled: boolean | undefined;
  autoComplete: string;
}

/** The control; the form's attributes (id, label, error) are passed to the input. */
function EntradaTexto({ max, maiusculo, linhas, type, ...resto }: EntradaTextoProps) {
  const comuns = { ...resto, maxLength: max, value: resto.value ?? '' };
  return (
    <>
      {linhas !== undefined ? (
        <Input.TextArea {...comuns} rows={linhas} />
      ) : maiusculo ? (
        <EntradaFormatada
          {...comuns}
          mostrar={igual}
          ler={maiusculas}
          significativo={QUALQUER}
          style={{ textTransform: 'uppercase' }}
        />
      ) : (
        <Input {...comuns} type={type} />
      )}
      <Contador comprimento={resto.value?.length ?? 0} max={max} />
    </>
  );
}

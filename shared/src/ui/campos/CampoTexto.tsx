import { Input, type FormRule } from 'antd';
import { Campo, CAMPO_OBRIGATORIO, type CampoProps } from './Campo';
import { EntradaFormatada } from './EntradaFormatada';

interface CampoTextoProps extends CampoProps {
  /** Greatest length, from `LIMITES`; shown beside the text. */
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

/** A text: with its limit, upper-cased where asked. */
export function CampoTexto({ max, maiusculo = false, linhas, tipo = 'text', autoComplete = 'off', desabilitado, regras = [], ...campo }: CampoTextoProps) {
  const comuns = { maxLength: max, showCount: true, disabled: desabilitado || undefined, autoComplete };
  const todas: FormRule[] = [
    ...(campo.obrigatorio ? [{ whitespace: true, message: CAMPO_OBRIGATORIO }] : []),
    ...(tipo === 'email' ? [{ type: 'email' as const, message: 'E-mail inválido.' }] : []),
    ...regras,
  ];
  return (
    <Campo {...campo} regras={todas}>
      {linhas !== undefined ? (
        <Input.TextArea {...comuns} rows={linhas} />
      ) : maiusculo ? (
        <EntradaFormatada {...comuns} mostrar={igual} ler={maiusculas} significativo={QUALQUER} style={{ textTransform: 'uppercase' }} />
      ) : (
        <Input {...comuns} type={tipo} />
      )}
    </Campo>
  );
}

import { ErroApi } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { CampoTexto } from '@merenda/shared/ui';
import { Form } from 'antd';

const MOTIVO = 'motivoRepeticao';

const pedeMotivo = ({ campo }: { campo: string }): boolean => campo.split('.').at(-1) === MOTIVO;

/** Whether an invoice was refused because another request of the supplier has it: with a reason it passes. */
export const notaRepetida = (erro: unknown): erro is ErroApi => erro instanceof ErroApi && erro.campos.some(pedeMotivo);

/** The refusal without the error at the reason: its field appears only now, so the sentence is shown at the number. */
export const semOMotivo = (erro: ErroApi): ErroApi =>
  new ErroApi(
    erro.status,
    erro.detail,
    erro.campos.filter((campo) => !pedeMotivo(campo)),
  );

export const comoNumero = (numero: unknown): string => (typeof numero === 'string' ? numero.trim().toUpperCase() : '');

interface CampoMotivoRepeticaoProps {
  /** Path of the invoice in the form. */
  nota: string[];
  /** The number that another request has; the reason is asked for while it is the one typed. */
  repetida: string | null;
}

/** Asks why an invoice is recorded that another request of the supplier has already. */
export function CampoMotivoRepeticao({ nota, repetida }: CampoMotivoRepeticaoProps) {
  const numero = comoNumero(Form.useWatch<unknown>([...nota, 'numero']));
  if (repetida === null || numero !== repetida) return null;
  return (
    <CampoTexto
      nome={[...nota, MOTIVO]}
      rotulo="Motivo de lançar a mesma nota"
      obrigatorio
      max={LIMITES.motivo}
      linhas={2}
    />
  );
}

import { digitoDaChave } from '@merenda/shared/regras';
import { readFileSync } from 'node:fs';

/** The sample of the facts of the specification (`nfe-exemplo.xml`): an invoice of a test, of an invented supplier. */
export const EXEMPLO = readFileSync(new URL('./exemplo.xml', import.meta.url), 'utf8');
export const CHAVE_DO_EXEMPLO = '28261111222333000181550010000043211407182630';
export const EMITENTE_DO_EXEMPLO = '11222333000181';
export const DESTINATARIO_DO_EXEMPLO = '11867044000130';

interface Mudancas {
  /** CNPJ of the supplier. */
  emitente?: string;
  numero?: number;
  /** What the supplier calls the order: 'SOL-15'. */
  pedido?: string;
}

/** The sample as the invoice of another supplier, number or order, with the key of its data. */
export function notaDe({ emitente = EMITENTE_DO_EXEMPLO, numero = 4321, pedido = 'SOL-15' }: Mudancas): {
  chave: string;
  xml: string;
} {
  const semDigito = `282611${emitente}55001${String(numero).padStart(9, '0')}140718263`;
  const digito = digitoDaChave(semDigito);
  const chave = semDigito + digito;
  const xml = EXEMPLO.replaceAll(CHAVE_DO_EXEMPLO, chave)
    .replace(`<emit><CNPJ>${EMITENTE_DO_EXEMPLO}`, `<emit><CNPJ>${emitente}`)
    .replace('<nNF>4321', `<nNF>${numero}`)
    .replace('<cDV>0', `<cDV>${digito}`)
    .replace('SOL-15', pedido);
  return { chave, xml };
}

/** An uploaded file. */
export const arquivoDe = (conteudo: string | Buffer, nome = 'nota.xml') => ({
  nome,
  conteudo: Buffer.from(conteudo).toString('base64'),
});

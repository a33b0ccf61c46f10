import { digitoDaChave } from '@merenda/shared/regras';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

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

interface ParteEscrita {
  nome: string;
  conteudo: string | Buffer;
  /** The unpacked size that the zip declares; default: the real one. */
  tamanho?: number;
}

/** A zip with these parts, also one that lies about their sizes. */
export function zipDe(partes: readonly ParteEscrita[]): Buffer {
  const locais: Buffer[] = [];
  const centrais: Buffer[] = [];
  let posicao = 0;
  for (const { nome, conteudo, tamanho } of partes) {
    const bytes = Buffer.from(conteudo);
    const compactado = deflateRawSync(bytes);
    const nomeado = Buffer.from(nome);
    const comum = Buffer.alloc(26);
    comum.writeUInt16LE(20, 0);
    comum.writeUInt16LE(8, 4);
    comum.writeUInt32LE(compactado.length, 14);
    comum.writeUInt32LE(tamanho ?? bytes.length, 18);
    comum.writeUInt16LE(nomeado.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), comum, nomeado, compactado]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(posicao, 10);
    centrais.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), comum, central, nomeado]));
    locais.push(local);
    posicao += local.length;
  }
  const diretorio = Buffer.concat(centrais);
  const fim = Buffer.alloc(22);
  fim.write('504b0506', 0, 'hex');
  fim.writeUInt16LE(partes.length, 8);
  fim.writeUInt16LE(partes.length, 10);
  fim.writeUInt32LE(diretorio.length, 12);
  fim.writeUInt32LE(posicao, 16);
  return Buffer.concat([...locais, diretorio, fim]);
}

import { formatarCnpj } from '../../../formatos/cnpj.js';
import { formatarCpf } from '../../../formatos/cpf.js';
import { formatarMoeda } from '../../../formatos/numeros.js';
import { decimal, type Decimal, type Numerico, somar } from '../../decimal.js';
import { violacoesDaChave, violacoesDaIdentificacao, type IdentificacaoDaNota } from './chave.js';

/** The values of an item, R$, as the XML writes them; what it leaves out is zero. */
export interface ValoresDoItem {
  /** `vProd`. */
  produtos: Numerico;
  desconto: Numerico;
  frete: Numerico;
  seguro: Numerico;
  outros: Numerico;
}

/** The tax that an item is freed from. */
export interface Desonerado {
  desonerado: {
    /** R$: `vICMSDeson`. */
    valor: Numerico;
    /**
     * `indDeduzDeson`: whether it is subtracted from the value of the invoice; null where the supplier leaves it out.
     */
    deduz: boolean | null;
  };
}

/** What the rules about a whole NF-e read of its XML. */
export interface NotaConferida {
  chave: string;
  /** Version of the layout. */
  versao: string;
  identificacao: IdentificacaoDaNota;
  /** `tpNF`: '0' is an entry, '1' an exit of goods. */
  tipo: string;
  /** `finNFe`. */
  finalidade: string;
  /** `tpAmb`: '1' production, '2' a test of the supplier's program. */
  ambiente: string;
  /** CNPJ or CPF of who receives; null when it is neither. */
  destinatario: string | null;
  itens: readonly (ValoresDoItem &
    Desonerado & { contaNoTotal: boolean; quantidade: Numerico; precoUnitario: Numerico })[];
  /** R$: `vNF`, and the taxes that are added to the products. */
  total: { valor: Numerico; tributos: Numerico; icmsDesonerado: Numerico };
  /** `protNFe`: what the tax office answered; null in a file without it. */
  protocolo: { chave: string; situacao: string; motivo: string } | null;
}

/** R$: totals that differ by more than one cent have a notice. */
const TOLERANCIA = '0.01';

/** A CNPJ or a CPF as people write it. */
export const formatarDocumento = (documento: string): string =>
  documento.length === 11 ? formatarCpf(documento) : formatarCnpj(documento);

const SO_A_55 = 'Só a NF-e, modelo 55, entra no recebimento.';
const FINALIDADES: Record<string, string> = {
  '2': 'complementar',
  '3': 'de ajuste',
  '4': 'de devolução de mercadoria',
  '5': 'de crédito',
  '6': 'de débito',
};
const SITUACOES_RECUSADAS: Record<string, string> = {
  '101': 'A nota foi cancelada (situação 101).',
  '110': 'O uso da nota foi denegado (situação 110).',
  '301': 'O uso da nota foi denegado por irregularidade do emitente (situação 301).',
};
const AUTORIZADA = ['100', '150'];

interface QuemRecebe {
  /** CNPJ or CPF of the request's supplier; null when the registration has none. */
  fornecedor: string | null;
  nomeDoFornecedor: string;
  /** The server runs the demonstration, which takes invoices of a test. */
  demonstracao: boolean;
}

/** Why an NF-e cannot be received with a request: one sentence for each rule that it breaks (specification 4.7). */
export function recusasDaNota(
  { chave, versao, identificacao, tipo, finalidade, ambiente, protocolo }: NotaConferida,
  { fornecedor, nomeDoFornecedor, demonstracao }: QuemRecebe,
): string[] {
  const daChave = violacoesDaChave(chave);
  const situacao = protocolo && SITUACOES_RECUSADAS[protocolo.situacao];
  return [
    ...frase(versao !== '4.00', `O leiaute da nota é ${versao}; o leiaute aceito é 4.00.`),
    ...frase(
      identificacao.modelo !== '55',
      identificacao.modelo === '65'
        ? `Este documento é um cupom (NFC-e, modelo 65). ${SO_A_55}`
        : `Este documento é do modelo ${identificacao.modelo}. ${SO_A_55}`,
    ),
    ...(daChave.length > 0 ? daChave : violacoesDaIdentificacao(chave, identificacao)).map(({ mensagem }) => mensagem),
    ...frase(
      fornecedor !== identificacao.documento,
      `O emitente da nota, ${formatarDocumento(identificacao.documento)}, não é o fornecedor da solicitação, ${nomeDoFornecedor}${fornecedor === null ? '' : ` (${formatarDocumento(fornecedor)})`}.`,
    ),
    ...frase(tipo !== '1', 'A nota é de entrada no emitente (tipo 0): não é uma venda.'),
    ...frase(
      finalidade !== '1',
      `A nota é ${FINALIDADES[finalidade] ?? `da finalidade ${finalidade}`}: só a nota normal entra no recebimento.`,
    ),
    ...frase(
      ambiente !== '1' && !demonstracao,
      'A nota é de homologação, um teste do emitente: ela não tem valor fiscal.',
    ),
    ...frase(protocolo !== null && protocolo.chave !== chave, 'O protocolo de autorização do arquivo é de outra nota.'),
    ...(situacao ? [situacao] : []),
  ];
}

/** What the user should know of an NF-e that can be received: one sentence for each rule. */
export function avisosDaNota(nota: NotaConferida): string[] {
  const { ambiente, protocolo, itens, total } = nota;
  const calculado = totalDaNota(nota);
  // Most states subtract the tax that is waived, and some do not.
  const possiveis = [calculado, calculado.minus(desoneradoSemDizer(nota))];
  return [
    ...frase(ambiente !== '1', 'A nota é de homologação: ela não tem valor fiscal.'),
    ...frase(
      protocolo === null,
      'O arquivo não tem o protocolo de autorização. Confira a nota pela chave no portal da NF-e.',
    ),
    ...(protocolo !== null && !AUTORIZADA.includes(protocolo.situacao)
      ? [`A situação da nota no arquivo é ${protocolo.situacao} (${protocolo.motivo}). Confira-a no portal da NF-e.`]
      : []),
    ...frase(
      possiveis.every((possivel) => difere(possivel, total.valor)),
      `O valor da nota é ${formatarMoeda(total.valor)}; os itens somam ${formatarMoeda(calculado)}.`,
    ),
    ...itens.flatMap(({ quantidade, precoUnitario, produtos }, i) =>
      frase(
        difere(decimal(quantidade).times(precoUnitario), produtos),
        `No item ${i + 1} da nota, a quantidade vezes o preço dá ${formatarMoeda(decimal(quantidade).times(precoUnitario))}, e o valor é ${formatarMoeda(produtos)}.`,
      ),
    ),
  ];
}

/**
 * Why the receiver of an NF-e has to be confirmed with a reason; null when it is the municipality.
 * @param municipio the CNPJs of the municipality's offices
 */
export function avisoDoDestinatario(
  { destinatario }: Pick<NotaConferida, 'destinatario'>,
  municipio: readonly string[],
): string | null {
  if (destinatario !== null && municipio.includes(destinatario)) return null;
  if (municipio.length === 0)
    return 'O município não tem CNPJ em Configurações: o destinatário da nota não pôde ser conferido. Informe por que esta nota é do município.';
  const quem = destinatario === null ? 'não tem CNPJ nem CPF' : `é ${formatarDocumento(destinatario)}`;
  return `O destinatário da nota ${quem}, que não está entre os CNPJs do município. Informe por que ela é do município.`;
}

/** R$: what an item costs, with its discount, freight, insurance and other expenses. */
export const valorDoItem = ({ produtos, desconto, frete, seguro, outros }: ValoresDoItem): Decimal =>
  somar([produtos, frete, seguro, outros]).minus(desconto);

/** R$: the items that count, with the taxes that are added to them, without the waived tax that items subtract. */
const totalDaNota = ({ itens, total }: NotaConferida): Decimal =>
  somar([
    total.tributos,
    ...itens.map((item) => valorDoItem({ ...item, produtos: item.contaNoTotal ? item.produtos : 0 })),
  ]).minus(somar(itens.map(({ desonerado: { valor, deduz } }) => (deduz === true ? valor : 0))));

/** R$: the waived tax of which no item says whether it is subtracted. */
const desoneradoSemDizer = ({ itens, total }: NotaConferida): Decimal =>
  decimal(total.icmsDesonerado).minus(
    somar(itens.map(({ desonerado: { valor, deduz } }) => (deduz === null ? 0 : valor))),
  );

const difere = (um: Numerico, outro: Numerico): boolean => decimal(um).minus(outro).abs().gt(TOLERANCIA);
const frase = (vale: boolean, texto: string): string[] => (vale ? [texto] : []);

import { LIMITES } from '@merenda/shared/contratos';
import { dataIsoValida } from '@merenda/shared/formatos';
import {
  limparChave,
  somar,
  type Decimal,
  type Desonerado,
  type ItemContado,
  type NotaConferida,
  type ValoresDoItem,
} from '@merenda/shared/regras';
import { lerXml, NotaRecusada, type Elemento } from './xml.js';

/** An item of an NF-e. Numbers are texts, as the XML writes them. */
export interface ItemLido extends ValoresDoItem, ItemContado, Desonerado {
  numero: string;
  codigo: string;
  descricao: string;
  precoUnitario: string;
  contaNoTotal: boolean;
  /** R$: taxes of the item that are added to the products, and are not in the taxes of the total. */
  tributos: Decimal;
  /** Number of the order, and of its item; null where the supplier leaves them out. */
  pedido: string | null;
  itemDoPedido: string | null;
  lotes: { numero: string; quantidade: string; dataFabricacao: string; dataValidade: string }[];
}

/** An NF-e as read from its XML, before any rule. */
export interface NotaDoXml extends NotaConferida {
  serie: string;
  numero: string;
  /** 'YYYY-MM-DD', on the supplier's clock. */
  dataEmissao: string;
  valor: string;
  nomeDoEmitente: string;
  numeroDoProtocolo: string | null;
  itens: ItemLido[];
}

const NUMERO = /^\d{1,15}(\.\d{1,10})?$/;
const INTEIRO = /^\d{1,15}$/;
const DIGITO = /^\d$/;
const DOCUMENTO = /^(\d{11}|[0-9A-Z]{12}\d{2})$/;
const NAO_VAZIO = /\S/;

/** Taxes of the total that are added to the products (`ICMSTot`). */
const TRIBUTOS = ['vST', 'vFCPST', 'vII', 'vIPI', 'vIPIDevol'];

/** Reads the fields of `nfe-layout.csv`. Throws `NotaRecusada` for a field that is missing or has another form. */
export function lerNota(xml: string): NotaDoXml {
  const raiz = lerXml(xml);
  const nfe = raiz.nome === 'NFe' ? raiz : parte(raiz, 'NFe');
  const inf = parte(nfe, 'infNFe');
  const ide = parte(inf, 'ide');
  const emit = parte(inf, 'emit');
  const total = parte(parte(inf, 'total'), 'ICMSTot');
  const dataEmissao = dia(ide, 'dhEmi');
  const serie = campo(ide, 'serie', INTEIRO);
  const numero = campo(ide, 'nNF', INTEIRO);
  const valor = campo(total, 'vNF', NUMERO);
  const protocolo = lerProtocolo(raiz);
  const itens = filhos(inf, 'det').map(lerItem);
  if (itens.length === 0 || itens.length > LIMITES.itensDaNota) throw foraDoLeiaute(inf, 'det');
  return {
    chave: limparChave((inf.atributos.Id ?? '').replace(/^NFe/, '')),
    versao: inf.atributos.versao ?? '',
    identificacao: {
      uf: campo(ide, 'cUF', INTEIRO),
      anoEMes: dataEmissao.slice(2, 4) + dataEmissao.slice(5, 7),
      documento: lerDocumento(emit) ?? recusar(emit, 'CNPJ'),
      modelo: campo(ide, 'mod', INTEIRO),
      serie,
      numero,
      tipoDeEmissao: campo(ide, 'tpEmis', DIGITO),
      codigo: campo(ide, 'cNF', INTEIRO),
      digito: campo(ide, 'cDV', DIGITO),
    },
    serie,
    numero,
    dataEmissao,
    tipo: campo(ide, 'tpNF', DIGITO),
    finalidade: campo(ide, 'finNFe', DIGITO),
    ambiente: campo(ide, 'tpAmb', DIGITO),
    nomeDoEmitente: campo(emit, 'xNome', NAO_VAZIO),
    destinatario: lerDocumento(filho(inf, 'dest')),
    itens,
    valor,
    total: {
      valor,
      tributos: somar([
        ...TRIBUTOS.map((nome) => ouZero(total, nome)),
        ...servicos(inf),
        ...itens.map((item) => item.tributos),
      ]),
      icmsDesonerado: ouZero(total, 'vICMSDeson'),
    },
    protocolo: protocolo && {
      chave: campo(protocolo, 'chNFe', NAO_VAZIO),
      situacao: campo(protocolo, 'cStat', INTEIRO),
      motivo: opcional(protocolo, 'xMotivo', NAO_VAZIO) ?? '',
    },
    numeroDoProtocolo: protocolo && opcional(protocolo, 'nProt', INTEIRO),
  };
}

function lerProtocolo(raiz: Elemento): Elemento | null {
  const protocolo = filho(raiz, 'protNFe');
  return protocolo && parte(protocolo, 'infProt');
}

/** The services of a mixed invoice, which count in its value. */
const servicos = (inf: Elemento): string[] => {
  const issqn = filho(parte(inf, 'total'), 'ISSQNtot');
  return issqn ? [ouZero(issqn, 'vServ')] : [];
};

/** Whether the waived tax of an item is subtracted from its value; null where the supplier leaves it out. */
function lerDesoneracao(imposto: Elemento | null): ItemLido['desonerado'] {
  const icms = imposto && filho(imposto, 'ICMS')?.filhos[0];
  const deduz = icms ? opcional(icms, 'indDeduzDeson', DIGITO) : null;
  return { valor: icms ? ouZero(icms, 'vICMSDeson') : '0', deduz: deduz === null ? null : deduz === '1' };
}

/**
 * PIS and COFINS of a substitution, which are added to the products where the item has the flag for it (NT 2020.005).
 */
const somados = (imposto: Elemento | null): string[] =>
  SOMADOS.flatMap(({ grupo, valor, soma }) => {
    const tributo = imposto && filho(imposto, grupo);
    return tributo && opcional(tributo, soma, DIGITO) === '1' ? [ouZero(tributo, valor)] : [];
  });

const SOMADOS = [
  { grupo: 'PISST', valor: 'vPIS', soma: 'indSomaPISST' },
  { grupo: 'COFINSST', valor: 'vCOFINS', soma: 'indSomaCOFINSST' },
];

function lerItem(det: Elemento): ItemLido {
  const prod = parte(det, 'prod');
  const imposto = filho(det, 'imposto');
  return {
    numero: det.atributos.nItem?.match(/^\d{1,3}$/)?.[0] ?? recusar(det, 'nItem'),
    codigo: campo(prod, 'cProd', /^\s*\S(.|\s){0,59}$/),
    descricao: campo(prod, 'xProd', NAO_VAZIO),
    quantidade: positivo(prod, 'qCom'),
    unidade: campo(prod, 'uCom', NAO_VAZIO),
    precoUnitario: campo(prod, 'vUnCom', NUMERO),
    quantidadeTributavel: positivo(prod, 'qTrib'),
    unidadeTributavel: campo(prod, 'uTrib', NAO_VAZIO),
    produtos: campo(prod, 'vProd', NUMERO),
    desconto: ouZero(prod, 'vDesc'),
    frete: ouZero(prod, 'vFrete'),
    seguro: ouZero(prod, 'vSeg'),
    outros: ouZero(prod, 'vOutro'),
    contaNoTotal: campo(prod, 'indTot', DIGITO) === '1',
    desonerado: lerDesoneracao(imposto),
    tributos: somar(somados(imposto)),
    pedido: opcional(prod, 'xPed', NAO_VAZIO),
    itemDoPedido: opcional(prod, 'nItemPed', INTEIRO),
    lotes: filhos(prod, 'rastro').map((rastro) => ({
      numero: campo(rastro, 'nLote', NAO_VAZIO),
      quantidade: campo(rastro, 'qLote', NUMERO),
      dataFabricacao: dia(rastro, 'dFab'),
      dataValidade: dia(rastro, 'dVal'),
    })),
  };
}

const filhos = (pai: Elemento, nome: string): Elemento[] => pai.filhos.filter((um) => um.nome === nome);
const filho = (pai: Elemento, nome: string): Elemento | null => pai.filhos.find((um) => um.nome === nome) ?? null;
const parte = (pai: Elemento, nome: string): Elemento => filho(pai, nome) ?? recusar(pai, nome);

/** The text of a field; null when it is not there. Throws when it has another form. */
function opcional(pai: Elemento, nome: string, formato: RegExp): string | null {
  const texto = filho(pai, nome)?.texto.trim();
  if (texto === undefined) return null;
  return formato.test(texto) ? texto : recusar(pai, nome);
}

const campo = (pai: Elemento, nome: string, formato: RegExp): string =>
  opcional(pai, nome, formato) ?? recusar(pai, nome);

const ouZero = (pai: Elemento, nome: string): string => opcional(pai, nome, NUMERO) ?? '0';

function positivo(pai: Elemento, nome: string): string {
  const texto = campo(pai, nome, NUMERO);
  return Number(texto) > 0 ? texto : recusar(pai, nome);
}

/** The day of a field with a day, or with a day and a time of the supplier's clock. */
function dia(pai: Elemento, nome: string): string {
  const texto = campo(pai, nome, /^\d{4}-\d{2}-\d{2}/).slice(0, 10);
  return dataIsoValida(texto) ? texto : recusar(pai, nome);
}

const lerDocumento = (pessoa: Elemento | null): string | null =>
  pessoa && (opcional(pessoa, 'CNPJ', DOCUMENTO) ?? opcional(pessoa, 'CPF', DOCUMENTO));

const foraDoLeiaute = (pai: Elemento, nome: string): NotaRecusada =>
  new NotaRecusada(
    `O arquivo não segue o leiaute da NF-e: em ${pai.nome}, o campo ${nome} falta ou está errado. Peça ao fornecedor o XML da nota.`,
  );

function recusar(pai: Elemento, nome: string): never {
  throw foraDoLeiaute(pai, nome);
}

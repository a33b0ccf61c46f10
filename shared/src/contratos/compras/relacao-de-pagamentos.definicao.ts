import { formatarDocumento } from '../../regras/compras/notas-eletronicas/nota.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_GRUPO_PRIORITARIO } from '../../vocabulario/cadastros/fornecedores.js';
import { ROTULOS_GRAU_PROCESSAMENTO } from '../../vocabulario/cadastros/itens.js';
import { ROTULOS_DOCUMENTO_PAGO } from '../../vocabulario/compras/pagamentos.js';
import { rotuloDaModalidade } from './aquisicoes.definicao.js';
import type { LinhaDaRelacao } from './relacao-de-pagamentos.js';

const numeroSerieEChave = ({ notaFiscal: { numero, serie, chave } }: LinhaDaRelacao): string =>
  [numero, serie, chave].flatMap((parte) => parte ?? []).join(' / ');

/** 'S' or 'N', as the accounts write it; empty where it is not known. */
export const simNaoOuVazio = (sim: boolean | null): string | null => (sim === null ? null : sim ? 'S' : 'N');

/** The columns of the accounts' list of payments. */
export const CAMPOS_DA_RELACAO = {
  numero: { titulo: 'Nº', tipo: 'inteiro', valor: ({ numero }) => numero },
  data: { titulo: 'Data do pagamento', tipo: 'data', valor: ({ data }) => data },
  favorecido: { titulo: 'Favorecido', valor: ({ favorecido }) => favorecido },
  inscricao: {
    titulo: 'CPF/CNPJ',
    tipo: 'codigo',
    valor: ({ inscricao }) => formatarDocumento(inscricao ?? ''),
  },
  caf: { titulo: 'CAF', tipo: 'codigo', valor: ({ caf }) => caf },
  gruposPrioritarios: {
    titulo: 'Grupo prioritário',
    valor: ({ gruposPrioritarios }) => gruposPrioritarios.map((grupo) => ROTULOS_GRUPO_PRIORITARIO[grupo]),
  },
  mulherTitular: {
    titulo: 'Mulher titular',
    valor: ({ mulherTitular }) => simNaoOuVazio(mulherTitular),
  },
  tipoDocumento: { titulo: 'Tipo de documento', valor: ({ tipoDocumento }) => ROTULOS_DOCUMENTO_PAGO[tipoDocumento] },
  nota: { titulo: 'Nº/série/chave', tipo: 'codigo', valor: numeroSerieEChave },
  dataEmissao: { titulo: 'Data de emissão', tipo: 'data', valor: ({ dataEmissao }) => dataEmissao },
  modalidade: {
    titulo: 'Modalidade',
    valor: ({ aquisicao }, descrever) => rotuloDaModalidade(aquisicao, descrever),
    convencao: 'modalidades-licitacao',
  },
  processo: {
    titulo: 'Nº do processo/contrato',
    tipo: 'codigo',
    valor: ({ aquisicao }) => `${aquisicao.numeroProcessoAdminis} / ${aquisicao.numeroContrato}`,
  },
  produto: { titulo: 'Descrição do item', valor: ({ produto }) => produto },
  grauProcessamento: {
    titulo: 'Grau de processamento',
    valor: ({ grauProcessamento }) =>
      grauProcessamento === null ? 'Não classificado' : ROTULOS_GRAU_PROCESSAMENTO[grauProcessamento],
  },
  quantidade: { titulo: 'Quantidade', tipo: 'quantidade', valor: ({ quantidade }) => quantidade },
  unidade: {
    titulo: 'Unidade',
    valor: ({ unidadeProduto }, descrever) => descrever('unidades-produto', unidadeProduto),
    convencao: 'unidades-produto',
  },
  valor: { titulo: 'Valor', tipo: 'moeda', valor: ({ valor }) => valor },
  fonteRecurso: {
    titulo: 'Fonte de recurso',
    valor: ({ aquisicao }, descrever) => descrever('fontes-recurso', aquisicao.fonteRecurso),
    convencao: 'fontes-recurso',
  },
  documento: { titulo: 'Ordem bancária/cheque', tipo: 'codigo', valor: ({ documento }) => documento },
} satisfies CamposDefinidos<LinhaDaRelacao, ListaConvencao>;

import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import { temCampoDoTipo } from '../../regras/compras/aquisicoes.js';
import { rotuloDaSituacao } from '../../regras/compras/estados-da-aquisicao.js';
import type { CamposDefinidos, Descrever } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_TIPO_AQUISICAO, type CampoDoTipoAquisicao } from '../../vocabulario/compras/aquisicoes.js';
import { ROTULOS_FONTE_DE_RECURSOS } from '../../vocabulario/compras/recursos-pnae.js';
import { medidasDe } from '../estoque/lotes.definicao.js';
import type { Aquisicao, AquisicaoResumo, ItemComSaldo } from './aquisicoes.js';

/** What the list and one acquisition have in common. */
type Cabecalho = Omit<AquisicaoResumo, 'fornecedores'> & Pick<Partial<Aquisicao>, 'motivo'>;

/** The modality of a bidding; of another acquisition its type. */
export const rotuloDaModalidade = (
  { aquisicaoTipo, modalidadeLicitacao }: Pick<Aquisicao, 'aquisicaoTipo' | 'modalidadeLicitacao'>,
  descrever: Descrever<'modalidades-licitacao'>,
): string =>
  modalidadeLicitacao === null
    ? ROTULOS_TIPO_AQUISICAO[aquisicaoTipo]
    : descrever('modalidades-licitacao', modalidadeLicitacao);

const doTipo =
  (campo: CampoDoTipoAquisicao) =>
  ({ aquisicaoTipo }: Cabecalho): boolean =>
    temCampoDoTipo(aquisicaoTipo, campo);

/** The fields of an acquisition. */
export const CAMPOS_DA_AQUISICAO = {
  aquisicaoTipo: {
    titulo: 'Tipo',
    valor: ({ aquisicaoTipo }) => ROTULOS_TIPO_AQUISICAO[aquisicaoTipo],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_TIPO_AQUISICAO },
      obrigatorio: true,
      explicacao: 'Escolha uma opção da lista. Com o número e o ano, identifica a aquisição.',
      exemplo: 'Licitação',
    },
  },
  numero: {
    titulo: 'Número',
    valor: ({ numero, ano }) => `${numero}/${ano}`,
    ordem: ({ numero }) => numero,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao:
        'Número da licitação, da chamada ou da compra. Repita tipo, número e ano em cada item, ou deixe os três em branco a partir do segundo.',
      exemplo: '012',
    },
  },
  ano: {
    titulo: 'Ano',
    valor: ({ ano }) => String(ano),
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      obrigatorio: true,
      explicacao: 'O ano do número.',
      exemplo: '2026',
    },
  },
  unidadeEducacional: {
    titulo: 'Unidade educacional',
    titulos: { detalhes: 'Unidade gestora' },
    valor: ({ unidadeEducacional }) => unidadeEducacional.nome,
    naTela: nomeProprio,
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'Uma das suas unidades. Escolha uma opção da lista.',
      exemplo: 'Secretaria de Educação',
    },
  },
  objeto: {
    titulo: 'Objeto',
    valor: ({ objeto }) => objeto,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O que se contrata.',
      exemplo: 'Gêneros alimentícios',
    },
  },
  numeroProcessoAdminis: {
    titulo: 'Processo administrativo',
    valor: ({ numeroProcessoAdminis }) => numeroProcessoAdminis,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O número do processo.',
      exemplo: '2026/045',
    },
  },
  dataContrato: {
    titulo: 'Data do contrato',
    titulos: { tela: 'Data Contrato' },
    tipo: 'data',
    valor: ({ dataContrato }) => dataContrato,
    importacao: { leitura: { tipo: 'data' }, obrigatorio: true, exemplo: '02/02/2026' },
  },
  vigencia: {
    titulo: 'Vigência',
    tipo: 'data',
    valor: ({ vigencia }) => vigencia,
    destaque: true,
    importacao: {
      leitura: { tipo: 'data' },
      obrigatorio: true,
      explicacao: 'O último dia. Não pode ser anterior a hoje.',
      exemplo: '31/12/2026',
    },
  },
  tipoDeLicitacao: {
    titulo: 'Tipo de licitação',
    valor: ({ tipoDeLicitacao }, descrever) => descrever('tipos-licitacao', tipoDeLicitacao),
    convencao: 'tipos-licitacao',
    so: doTipo('tipoDeLicitacao'),
    importacao: {
      leitura: { tipo: 'opcao', de: 'tipos-licitacao' },
      explicacao: 'Escolha uma opção da lista. Obrigatório para licitações. Deixe em branco nas outras aquisições.',
      exemplo: 'Menor preço',
    },
  },
  modalidadeLicitacao: {
    titulo: 'Modalidade',
    valor: rotuloDaModalidade,
    convencao: 'modalidades-licitacao',
    so: doTipo('modalidadeLicitacao'),
    importacao: {
      leitura: { tipo: 'opcao', de: 'modalidades-licitacao' },
      explicacao: 'Escolha uma opção da lista. Obrigatória para licitações. Deixe em branco nas outras aquisições.',
      exemplo: 'Pregão',
    },
  },
  fonteRecurso: {
    titulo: 'Fonte de recurso',
    valor: ({ fonteRecurso }, descrever) => descrever('fontes-recurso', fonteRecurso),
    convencao: 'fontes-recurso',
    so: doTipo('fonteRecurso'),
    importacao: {
      leitura: { tipo: 'opcao', de: 'fontes-recurso' },
      explicacao:
        'Escolha uma opção da lista. Obrigatória para chamadas e compras diretas. Deixe em branco nas licitações.',
      exemplo: 'FNDE',
    },
  },
  fonteDeRecursos: {
    titulo: 'Quem paga',
    valor: ({ fonteDeRecursos }) => ROTULOS_FONTE_DE_RECURSOS[fonteDeRecursos],
  },
  valor: {
    titulo: 'Valor total',
    titulos: { tela: 'Valor', papel: 'Valor' },
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    destaque: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 2, moeda: true },
      explicacao: 'Em R$. Se ficar em branco, o valor de uma aquisição nova é a soma dos seus itens.',
      exemplo: '12500,00',
    },
  },
  valorParcial: { titulo: 'Valor parcial', tipo: 'moeda', valor: ({ valorParcial }) => valorParcial },
  valorAditivado: { titulo: 'Valor aditivado', tipo: 'moeda', valor: ({ valorAditivado }) => valorAditivado },
  valorDisponivel: { titulo: 'Valor disponível', tipo: 'moeda', valor: ({ valorDisponivel }) => valorDisponivel },
  notificacao: {
    titulo: 'Aviso de saldo baixo',
    valor: ({ notificacao }) => (notificacao ? `Abaixo de ${notificacao.valorAbaixo}%` : 'Não configurado'),
  },
  status: { titulo: 'Status', titulos: { papel: 'Situação' }, valor: rotuloDaSituacao },
  motivo: {
    titulo: 'Motivo do cancelamento',
    valor: ({ motivo }) => motivo ?? null,
    so: ({ motivo }) => typeof motivo === 'string',
  },
} satisfies CamposDefinidos<Cabecalho, ListaConvencao>;

const { embalagens, umaEmbalagem } = medidasDe<ItemComSaldo>(({ produto }) => produto);

/** The fields of an item of a winning proposal with its balance. The import has a row for each item. */
export const CAMPOS_DO_ITEM_COM_SALDO = {
  fornecedor: {
    titulo: 'Fornecedor',
    valor: ({ fornecedor }) => fornecedor.nome,
    naTela: nomeProprio,
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'O nome ou o CPF ou CNPJ, em cada item. Cadastre ou importe os fornecedores antes.',
      exemplo: '11.222.333/0001-81',
    },
  },
  numeroContrato: {
    titulo: 'Número do contrato',
    valor: ({ propostaVencedora }) => propostaVencedora.numeroContrato,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O do fornecedor. Basta no primeiro item dele.',
      exemplo: '031/2026',
    },
  },
  produto: {
    titulo: 'Produto',
    valor: ({ produto }) => produto.nome,
    naTela: nomeComum,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'Um produto por linha. Cadastre ou importe os produtos antes.',
      exemplo: 'Arroz tipo 1 - saco de 5 kg',
    },
  },
  descricao: {
    titulo: 'Descrição',
    valor: ({ descricao }) => descricao,
    importacao: { leitura: { tipo: 'texto' }, explicacao: 'A marca, por exemplo.', exemplo: 'Marca Bom Grão' },
  },
  embalagem: { ...umaEmbalagem, titulo: 'Unidade', onde: ['papel'] },
  quantidade: {
    ...embalagens('Quantidade', ({ quantidade }) => quantidade),
    titulos: { tela: 'Contratado', papel: 'Contratada' },
    ordem: false,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      obrigatorio: true,
      explicacao: 'Em embalagens do produto. Em um contrato em andamento, informe o saldo que ainda falta pedir.',
      exemplo: '500',
    },
  },
  quantidadeAditivada: embalagens('Aditivado', ({ quantidadeAditivada }) => quantidadeAditivada, {
    titulos: { papel: 'Aditivada' },
    ordem: false,
  }),
  quantidadeSolicitada: embalagens('Solicitado', ({ quantidadeSolicitada }) => quantidadeSolicitada, {
    titulos: { papel: 'Solicitada' },
    ordem: false,
  }),
  quantidadeRecebida: embalagens('Recebida', ({ quantidadeRecebida }) => quantidadeRecebida),
  quantidadeDisponivel: embalagens('Disponível', ({ quantidadeDisponivel }) => quantidadeDisponivel),
  precoUnidade: {
    titulo: 'Preço unitário',
    titulos: { tela: 'Preço', papel: 'Preço' },
    tipo: 'moeda',
    valor: ({ precoUnidade }) => precoUnidade,
    onde: ['papel'],
    ordem: false,
    importacao: {
      leitura: { tipo: 'numero', casas: 2, moeda: true },
      obrigatorio: true,
      explicacao: 'Preço de uma embalagem, em R$.',
      exemplo: '25,00',
    },
  },
  valorItem: { titulo: 'Valor', tipo: 'moeda', valor: ({ valorItem }) => valorItem, onde: ['papel'], ordem: false },
} satisfies CamposDefinidos<ItemComSaldo, ListaConvencao>;

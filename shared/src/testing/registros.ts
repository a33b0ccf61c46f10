import type {
  Fornecedor,
  Item,
  Notificacao,
  Pagina,
  Produto,
  UnidadeEducacional,
  Usuario,
} from '@merenda/shared/contratos';
import { SEM_CLASSIFICACAO } from '../regras/cadastros/classificacao.js';

/*
 * Records as the server sends them, whole, for the tests of several areas. A test names what it is about.
 */

/** A legal person. */
export const umFornecedor = (mudanca: Partial<Fornecedor> = {}): Fornecedor => ({
  id: 1,
  fornecedorTipo: 'JURIDICO',
  nome: null,
  nomeFantasia: 'CEREALISTA',
  razaoSocial: 'CEREALISTA LTDA',
  agriculturaFamiliar: false,
  email: 'vendas@cerealista.test',
  cep: '36300000',
  logradouro: 'RUA DOS FUNDOS',
  numero: '7',
  complemento: null,
  bairro_distrito: 'CENTRO',
  municipio: 'SÃO JOÃO',
  uf: 'MG',
  telefone: null,
  celular: null,
  cpf: null,
  cnpj: '12ABC34501DE35',
  inscricaoEstadual: '123456789',
  porteDaEmpresa: 'ME',
  cafNumero: null,
  cafTipo: null,
  cafValidade: null,
  cafMembros: [],
  sexoDoTitular: null,
  gruposPrioritarios: [],
  versao: 1,
  ...mudanca,
});

/** A food. */
export const umItem = (mudanca: Partial<Item> = {}): Item => ({
  id: 1,
  nome: 'ARROZ',
  itemProdutoTipo: 'ALIMENTO',
  categoria: 'CEREAIS',
  grauProcessamento: null,
  alergenicosContem: [],
  alergenicosPodeConter: [],
  alergenicosConferidos: false,
  ...SEM_CLASSIFICACAO,
  altoEm: [],
  meses: [],
  componentes: [],
  versao: 1,
  ...mudanca,
});

/** A lot of milk that has expired. */
export const umaNotificacao = (mudanca: Partial<Notificacao> = {}): Notificacao => ({
  id: 'LOTES_VENCIDOS-1',
  grupo: 'LOTES_VENCIDOS',
  unidade: { id: 1, nome: 'ESCOLA SOL' },
  mensagem: 'LEITE 1 L, lote 7, em ESCOLA SOL: venceu em 01/11/2026.',
  endereco: '/estoque?estoque=1&lote=7',
  lida: false,
  ...mudanca,
});

/** Rice in packages of 5 kg. */
export const umProduto = (mudanca: Partial<Produto> = {}): Produto => ({
  id: 1,
  nome: 'ARROZ 5 KG',
  isPerecivel: false,
  temperaturaMinima: null,
  temperaturaMaxima: null,
  medidaReal: 5,
  unidadeMedida: 'KG',
  unidadeProduto: 'PACOTE',
  item: { id: 1, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO', categoria: null },
  versao: 1,
  ...mudanca,
});

/** A school. */
export const umaUnidade = (mudanca: Partial<UnidadeEducacional> = {}): UnidadeEducacional => ({
  id: 1,
  idIEscolar: null,
  nome: 'ESCOLA SOL',
  tipoUnidade: 'ESCOLA',
  codigoInep: '31000001',
  cep: '36300000',
  cidade: 'SÃO JOÃO',
  logradouro: 'RUA DAS ACÁCIAS',
  numero: '10',
  bairro: null,
  telefone: null,
  nomeDoResponsavel: null,
  localizacao: null,
  pct: null,
  ativa: true,
  refeicoesPorDia: null,
  alunosAee: null,
  estoque: { id: 1 },
  versao: 1,
  ...mudanca,
});

/** A nutritionist without permissions and stocks. */
export const umUsuario = (mudanca: Partial<Usuario> = {}): Usuario => ({
  id: 1,
  usuario: 'ana',
  email: 'ana@exemplo.test',
  pessoa: {
    id: 1,
    nome: 'ANA LIMA',
    cpf: '52998224725',
    telefone: null,
    celular: null,
    pessoaTipo: 'NUTRICIONISTA',
    cargo: null,
    cnh: null,
    crn: 'CRN-03/1234',
  },
  permissoes: [],
  estoques: [],
  situacao: 'ATIVO',
  aguardaAprovacao: [],
  versao: 1,
  ...mudanca,
});

/** The only page of a list of these rows; of a longer list with another `total`. */
export const umaPagina = <L>(linhas: L[], mudanca: Partial<Pagina<L>> = {}): Pagina<L> => ({
  linhas,
  total: linhas.length,
  semFiltro: mudanca.total ?? linhas.length,
  proximo: null,
  ...mudanca,
});

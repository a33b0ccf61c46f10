import { z } from 'zod';
import { ChaveDeEnvio } from '../envios.js';
import {
  BuscaDaAuditoria,
  BuscaPaginadaDaAuditoria,
  LinhaDaAuditoria,
  LinhaDaTrilha,
  RegistroComHistorico,
} from '../auditoria.js';
import { EscolaConferida, ImportacaoDoCenso, ResultadoDoCenso } from '../cadastros/censo-escolar.js';
import { DadosDoTitular } from '../acesso/dados-do-titular.js';
import { Endereco, PorCep } from '../cadastros/enderecos.js';
import { TIPOS_FORNECEDOR } from '../../vocabulario/cadastros/fornecedores.js';
import { ListaAExportar, PorListaExportavel } from '../exportacoes.js';
import { Fornecedor, FornecedorEdicao, FornecedorNovo } from '../cadastros/fornecedores.js';
import {
  Escola,
  ImportacaoDeUnidades,
  ResultadoDaImportacao,
  UnidadeConferida,
  UnidadeDoSistemaEscolar,
} from '../cadastros/importacao-de-unidades.js';
import {
  AndamentoDaImportacao,
  ArquivoEmBase64,
  LinhaConferida,
  LinhasRecusadas,
  PlanilhaAConferir,
  PlanilhaAImportar,
  PlanilhaImportada,
  PlanilhaALer,
  PlanilhaLida,
  PorEntidade,
} from '../importacoes.js';
import { Item, ItemEdicao, ItemNovo } from '../cadastros/itens.js';
import { BuscaRepasse, MatriculasDoAno, RepasseDasMatriculas, TotalDeMatriculas } from '../cadastros/matriculas.js';
import {
  MensagemDeTeste,
  Municipio,
  MunicipioEdicao,
  RegrasDoMunicipio,
  ServicosSimulados,
} from '../cadastros/municipio.js';
import { BuscaDePagina, paginaDe } from '../paginas.js';
import { DataUrlDeImagem, PorId, opcao } from '../primitivos.js';
import { BuscaProdutos, Produto, ProdutoEdicao, ProdutoNovo } from '../cadastros/produtos.js';
import { PorTipoDeTratamento, PrazoEdicao, Tratamento } from '../acesso/tratamentos.js';
import {
  CardapiosFuturos,
  DesativacaoDeUnidade,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '../cadastros/unidades-educacionais.js';
import {
  BuscaUsuarios,
  GestaoDeUsuarios,
  MudancaDeAcessos,
  Usuario,
  UsuarioEdicao,
  UsuarioNovo,
} from '../acesso/usuarios.js';
import type { Rota } from './rota.js';

/** The municipality, users, units, items, products, suppliers, imports from spreadsheets and the audit trail. */
export const ROTAS_CADASTROS = {
  'GET /municipio': { resposta: Municipio },
  'PUT /municipio': { corpo: MunicipioEdicao, resposta: Municipio },
  'GET /municipio/logo': { resposta: z.string().optional() },
  'PUT /municipio/logo': { corpo: DataUrlDeImagem, resposta: z.string() },
  'DELETE /municipio/logo': { resposta: z.void() },
  'GET /municipio/regras': { resposta: RegrasDoMunicipio },
  'GET /municipio/servicos-simulados': { resposta: ServicosSimulados },
  'POST /municipio/mensagem-de-teste': { resposta: MensagemDeTeste },

  'GET /usuarios': { resposta: z.array(Usuario), pessoal: true },
  'GET /usuarios/pagina': { busca: BuscaUsuarios, resposta: paginaDe(Usuario), pessoal: true },
  'GET /usuarios/gestao': { resposta: GestaoDeUsuarios, pessoal: true },
  'POST /usuarios': { corpo: UsuarioNovo, resposta: Usuario, status: 201 },
  'PUT /usuarios/:id': { params: PorId, corpo: UsuarioEdicao, resposta: Usuario },
  'PUT /usuarios/acessos': { corpo: MudancaDeAcessos, resposta: z.array(Usuario), idempotente: true },
  // 204 when it is done; the user, when it waits for an approval.
  'DELETE /usuarios/:id': { params: PorId, resposta: Usuario.optional() },
  'POST /usuarios/:id/convite': { params: PorId, resposta: z.void() },
  'DELETE /usuarios/:id/segundo-fator': { params: PorId, resposta: z.void() },
  'PUT /usuarios/:id/desativar': { params: PorId, resposta: Usuario },
  'PUT /usuarios/:id/reativar': { params: PorId, resposta: Usuario },
  'GET /usuarios/:id/dados': { params: PorId, resposta: DadosDoTitular, pessoal: true },
  'GET /usuarios/:id/imagem': { params: PorId, resposta: z.string().optional(), pessoal: true },
  'PUT /usuarios/:id/imagem': { params: PorId, corpo: DataUrlDeImagem, resposta: z.string() },

  'PUT /aprovacoes/:id/aprovar': { params: PorId, resposta: Usuario },
  'PUT /aprovacoes/:id/recusar': { params: PorId, resposta: Usuario },
  'PUT /aprovacoes/:id/retirar': { params: PorId, resposta: Usuario },

  'GET /unidades-educacionais': { resposta: z.array(UnidadeEducacional) },
  'POST /unidades-educacionais': { corpo: UnidadeEducacionalNova, resposta: UnidadeEducacional, status: 201 },
  'GET /unidades-educacionais/:id': { params: PorId, resposta: UnidadeEducacional },
  'PUT /unidades-educacionais/:id': { params: PorId, corpo: UnidadeEducacionalEdicao, resposta: UnidadeEducacional },
  'PUT /unidades-educacionais/:id/desativar': {
    params: PorId,
    busca: DesativacaoDeUnidade,
    resposta: UnidadeEducacional,
  },
  'GET /unidades-educacionais/:id/cardapios-futuros': { params: PorId, resposta: CardapiosFuturos },
  'PUT /unidades-educacionais/:id/reativar': { params: PorId, resposta: UnidadeEducacional },
  'DELETE /unidades-educacionais/:id': { params: PorId, resposta: z.void() },
  'GET /unidades-educacionais/:id/matriculas': { params: PorId, resposta: z.array(MatriculasDoAno) },
  'GET /matriculas/repasse': { busca: BuscaRepasse, resposta: RepasseDasMatriculas.nullable() },
  'GET /matriculas/totais': { resposta: z.array(TotalDeMatriculas) },
  'POST /matriculas/censo/conferencia': { corpo: ImportacaoDoCenso, resposta: z.array(EscolaConferida) },
  'POST /matriculas/censo': { corpo: ImportacaoDoCenso, resposta: ResultadoDoCenso, idempotente: true },
  'GET /sistema-escolar/unidades': { resposta: z.array(UnidadeDoSistemaEscolar) },
  'POST /unidades-educacionais/conferencia': { corpo: ImportacaoDeUnidades, resposta: z.array(UnidadeConferida) },
  'POST /unidades-educacionais/save': { corpo: ImportacaoDeUnidades, resposta: ResultadoDaImportacao },

  'GET /escola': { resposta: z.array(Escola) },
  'GET /enderecos/:cep': { params: PorCep, resposta: Endereco },

  'GET /itens-produto': { resposta: z.array(Item) },
  'POST /itens-produto': { corpo: ItemNovo, resposta: Item, status: 201 },
  'PUT /itens-produto/:id': { params: PorId, corpo: ItemEdicao, resposta: Item },
  'DELETE /itens-produto/:id': { params: PorId, resposta: z.void() },

  'GET /produtos': { resposta: z.array(Produto) },
  'GET /produtos/pagina': { busca: BuscaProdutos, resposta: paginaDe(Produto) },
  'POST /produtos': { corpo: ProdutoNovo, resposta: Produto, status: 201 },
  'PUT /produtos/:id': { params: PorId, corpo: ProdutoEdicao, resposta: Produto },
  'DELETE /produtos/:id': { params: PorId, resposta: z.void() },

  'GET /fornecedores': {
    busca: z.object({ fornecedorTipo: opcao(TIPOS_FORNECEDOR).optional() }),
    resposta: z.array(Fornecedor),
    pessoal: true,
  },
  'POST /fornecedores': { corpo: FornecedorNovo, resposta: Fornecedor, status: 201 },
  'GET /fornecedores/:id/dados': { params: PorId, resposta: DadosDoTitular, pessoal: true },
  'PUT /fornecedores/:id': { params: PorId, corpo: FornecedorEdicao, resposta: Fornecedor },
  'DELETE /fornecedores/:id': { params: PorId, resposta: z.void() },

  'GET /importacoes/:entidade/modelo': { params: PorEntidade, resposta: ArquivoEmBase64 },
  'POST /importacoes/:entidade/leitura': { params: PorEntidade, corpo: PlanilhaALer, resposta: PlanilhaLida },
  'POST /importacoes/:entidade/conferencia': {
    params: PorEntidade,
    corpo: PlanilhaAConferir,
    resposta: z.array(LinhaConferida),
  },
  'POST /importacoes/:entidade': {
    params: PorEntidade,
    corpo: PlanilhaAImportar,
    resposta: PlanilhaImportada,
    idempotente: true,
  },
  'GET /importacoes/andamento': { busca: ChaveDeEnvio, resposta: AndamentoDaImportacao, pessoal: true },
  'POST /importacoes/recusadas': { corpo: LinhasRecusadas, resposta: ArquivoEmBase64 },

  'POST /exportacoes/:lista': { params: PorListaExportavel, corpo: ListaAExportar, resposta: ArquivoEmBase64 },

  'GET /tratamentos': { resposta: z.array(Tratamento) },
  'PUT /tratamentos/:tipo/prazo': { params: PorTipoDeTratamento, corpo: PrazoEdicao, resposta: Tratamento },

  'GET /auditoria': { busca: BuscaPaginadaDaAuditoria, resposta: paginaDe(LinhaDaTrilha), pessoal: true },
  'GET /auditoria/:entidade/:id': {
    params: RegistroComHistorico,
    busca: BuscaDePagina,
    resposta: paginaDe(LinhaDaAuditoria),
    pessoal: true,
  },
  'GET /auditoria/csv': { busca: BuscaDaAuditoria, resposta: z.string(), pessoal: true },
} as const satisfies Record<string, Rota>;

import { z } from 'zod';
import { TIPOS_FORNECEDOR } from '../../vocabulario/cadastros/fornecedores.js';
import { DadosDoTitular } from '../acesso/dados-do-titular.js';
import { EscolaConferida, ImportacaoDoCenso, ResultadoDoCenso } from '../cadastros/censo-escolar.js';
import { Cidade } from '../cadastros/cidades.js';
import {
  Categoria,
  Convencao,
  ConvencaoDaLista,
  ConvencaoEdicao,
  ConvencaoEditavel,
  ConvencaoNova,
  OrdemDaLista,
  PorLista,
  PorOpcao,
} from '../cadastros/convencoes.js';
import { Endereco, PorCep } from '../cadastros/enderecos.js';
import { Fornecedor, FornecedorEdicao, FornecedorNovo } from '../cadastros/fornecedores.js';
import { AlunoDaTurma, TurmasDaEscola } from '../cadastros/gestao-escolar.js';
import {
  Escola,
  ImportacaoDeUnidades,
  ResultadoDaImportacao,
  UnidadeConferida,
  UnidadeDoSistemaEscolar,
} from '../cadastros/importacao-de-unidades.js';
import { Instalacao, InstalacaoNova } from '../cadastros/instalacao.js';
import {
  ClassificacoesDosItens,
  GrausDosItens,
  Item,
  ItemEdicao,
  ItemNovo,
  ItensClassificados,
} from '../cadastros/itens.js';
import {
  Adesao,
  AdesaoDaUnidade,
  BuscaRepasse,
  MatriculasDoAno,
  RepasseDasMatriculas,
  TotalDeMatriculas,
} from '../cadastros/matriculas.js';
import {
  MensagemDeTeste,
  Municipio,
  MunicipioDaLista,
  MunicipioEdicao,
  PorEstado,
  RegrasDoMunicipio,
  ServicosSimulados,
} from '../cadastros/municipio.js';
import { BuscaProdutos, Produto, ProdutoEdicao, ProdutoNovo } from '../cadastros/produtos.js';
import { Relogio } from '../cadastros/relogio.js';
import { Secretaria } from '../cadastros/secretarias.js';
import {
  CardapiosFuturos,
  DesativacaoDeUnidade,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '../cadastros/unidades-educacionais.js';
import {
  BuscaDoPeriodo,
  PeriodoLetivo,
  PeriodoLetivoEdicao,
  PeriodoLetivoNovo,
} from '../cadastros/periodos-letivos.js';
import { RegraPnae, RegraPnaeEdicao } from '../cadastros/regras-pnae.js';
import { paginaDe } from '../paginas.js';
import { AnoParam, DataUrlDeImagem, IdParam, PorId, opcao } from '../primitivos.js';
import type { Rota } from './rota.js';

/** The municipality, units, enrolments, items, products, suppliers, and the lists of options that several screens read. */
export const ROTAS_CADASTROS = {
  'GET /instalacao': { resposta: Instalacao },
  'POST /instalacao': { corpo: InstalacaoNova, resposta: z.void() },

  'GET /cidades': { resposta: z.array(Cidade), paraTodos: true },
  'GET /municipios': { busca: PorEstado, resposta: z.array(MunicipioDaLista), paraTodos: true },
  'GET /secretarias-estaduais/:id': { params: PorId, resposta: Secretaria },
  'GET /relogio': { resposta: Relogio },

  'GET /permissoes': { resposta: z.array(Convencao) },
  'GET /categorias': { resposta: z.array(Categoria) },
  'GET /convencoes/:lista': { params: PorLista, resposta: z.array(ConvencaoDaLista) },
  'GET /convencoes/:lista/opcoes': { params: PorLista, resposta: z.array(ConvencaoEditavel) },
  'POST /convencoes/:lista/opcoes': {
    params: PorLista,
    corpo: ConvencaoNova,
    resposta: ConvencaoEditavel,
    status: 201,
  },
  'PUT /convencoes/:lista/opcoes/:nome': { params: PorOpcao, corpo: ConvencaoEdicao, resposta: ConvencaoEditavel },
  'PUT /convencoes/:lista/ordem': { params: PorLista, corpo: OrdemDaLista, resposta: z.array(ConvencaoEditavel) },

  'GET /municipio': { resposta: Municipio },
  'PUT /municipio': { corpo: MunicipioEdicao, resposta: Municipio },
  'GET /municipio/logo': { resposta: z.string().optional() },
  'PUT /municipio/logo': { corpo: DataUrlDeImagem, resposta: z.string() },
  'DELETE /municipio/logo': { resposta: z.void() },
  'GET /municipio/regras': { resposta: RegrasDoMunicipio },
  'GET /municipio/servicos-simulados': { resposta: ServicosSimulados },
  'POST /municipio/mensagem-de-teste': { resposta: MensagemDeTeste },

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
  'PUT /itens-produto/graus': { corpo: GrausDosItens, resposta: z.array(Item) },
  'PUT /itens-produto/classificacoes': { corpo: ClassificacoesDosItens, resposta: ItensClassificados },
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

  'GET /unidades-educacionais/:id/adesao': { params: PorId, resposta: z.array(Adesao) },
  'PUT /unidades-educacionais/:id/adesao': { params: PorId, corpo: AdesaoDaUnidade, resposta: z.array(Adesao) },

  'GET /gestao-escolar/turmas': {
    busca: z.object({ unidade: IdParam, anoLetivo: AnoParam }),
    resposta: TurmasDaEscola,
  },
  'GET /gestao-escolar/alunos': {
    busca: z.object({ unidade: IdParam, turma: IdParam, ano: AnoParam }),
    resposta: z.array(AlunoDaTurma),
    pessoal: true,
  },

  'GET /periodos-letivos': { busca: BuscaDoPeriodo, resposta: z.array(PeriodoLetivo) },
  'POST /periodos-letivos': { corpo: PeriodoLetivoNovo, resposta: PeriodoLetivo, status: 201 },
  'PUT /periodos-letivos/:id': { params: PorId, corpo: PeriodoLetivoEdicao, resposta: PeriodoLetivo },
  'DELETE /periodos-letivos/:id': { params: PorId, resposta: z.void() },

  'GET /regras-pnae': { resposta: z.array(RegraPnae) },
  'PUT /regras-pnae/:id': { params: PorId, corpo: RegraPnaeEdicao, resposta: RegraPnae },
} as const satisfies Record<string, Rota>;

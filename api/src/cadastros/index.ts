/** The door of the area: other areas, plugins and commands import from here only. */
export { CADASTROS } from './area.js';
export { colunasDosComponentes, exigirComponentesConhecidos } from './componentes-nutricionais/informados.js';
export { camposDosComponentes } from './componentes-nutricionais/planilha.js';
export { exigirAlergenicos } from './convencoes/alergenicos.js';
export { lerReferencias, listarComponentes, referenciaSeHouver } from './convencoes/consultas.js';
export { CATEGORIA, exigirCategoria, exigirMesmaEtapa, modalidadePorNome } from './convencoes/etapa.js';
export { ELIMINACOES_DOS_FORNECEDORES, anonimizarFornecedor } from './fornecedores/anonimizacao.js';
export { FORNECEDOR_CITADO, NOME_DO_FORNECEDOR } from './fornecedores/citacao.js';
export { buscarFornecedor, buscarFornecedores, listarFornecedores } from './fornecedores/consultas.js';
export { lerDoFornecedor } from './fornecedores/titular.js';
export { listarItens } from './itens-produto/consultas.js';
export { exigirConversivel, violacoesDaMedida } from './itens-produto/medida.js';
export { adesaoDaUnidade, gravarAdesao } from './matriculas/adesao.js';
export { alunosMatriculados, relatorioDeMatriculas } from './matriculas/consultas.js';
export { criarConfiguracoes, nomearMunicipio } from './municipio/gravacao.js';
export { buscarLogo, prepararLogo } from './municipio/logo.js';
export { repasseDoAno } from './matriculas/repasse.js';
export { comAulaEm, lerCalendarioEscolar } from './periodos-letivos/consultas.js';
export { listarProdutos, PRODUTO_CITADO, travarProduto } from './produtos/consultas.js';
export { escritorDaLinha, escritorDeEmbalagens, type EscritorDeEmbalagens } from './produtos/embalagens.js';
export { regrasEmVigor } from './regras-pnae/consultas.js';
export { exigirEstoquesAtivos, exigirUnidadesAtivas } from './unidades-educacionais/ativas.js';
export { buscarTimbre } from './secretarias-estaduais/consultas.js';
export { lerUnidades, unidadesAtivas, type Unidade } from './unidades-educacionais/do-usuario.js';
/** What areas above provide (areas.ts). */
export * as precisa from './providos.js';

/** Decimals of a package in a balance, and in everything that changes one. */
export const CASAS_DO_SALDO = 6;

/** Decimals of a package in what people type. */
export const CASAS_DIGITADAS = 3;

/**
 * Maximum length of a text, maximum value of a number: the contract refuses more, and the form checks it first. Texts
 * count UTF-16 units, as `maxLength` of a browser's field does.
 */
export const LIMITES = {
  id: 2_147_483_647,
  nome: 150,
  usuario: 60,
  /** Label of an entry of a look-up list. */
  descricaoConvencao: 80,
  email: 254,
  senhaMinima: 8,
  /** The longest minimum that a municipality may ask for. */
  senhaMinimaMaxima: 64,
  senha: 128,
  /** The longest session that a municipality may allow, in days. */
  sessaoDias: 30,
  /** For how long a session may be unused, in minutes. */
  sessaoMinutosMinimos: 15,
  sessaoMinutos: 1_440,
  /** Key by which a tab continues a login with gov.br. */
  chaveDoGovBr: 64,
  /** Query string with which gov.br sends the browser back: its code is an encrypted token. */
  retornoDoGovBr: 4_096,
  /** Token of a browser or of a session, and ticket of a login. */
  aparelho: 64,
  /** The tokens of twenty users of one browser. */
  aparelhos: 1_300,
  /** A code of an authenticator app or a recovery code, as it is typed. */
  codigoDigitado: 40,
  /** One of the byte strings that a browser sends for a passkey, in base64. */
  respostaDaChave: 20_000,
  nomeDaChave: 60,
  chavesPorUsuario: 10,
  descricao: 500,
  observacao: 1_000,
  motivo: 500,
  objeto: 500,
  numeroDocumento: 60,
  logradouro: 150,
  numeroEndereco: 20,
  complemento: 100,
  bairro: 100,
  municipio: 100,
  /** Address of a page or of a service. */
  enderecoWeb: 300,
  fuso: 60,
  codigoDeInstalacao: 40,
  /** The number of a food in its composition table. */
  codigoDaComposicao: 20,
  /** Days with school in a year. */
  diasLetivos: 366,
  lote: 60,
  modoPreparo: 10_000,
  medidaCaseira: 100,
  utensilios: 500,
  patologia: 100,
  busca: 200,
  /** Rows of one page of a list. */
  porPagina: 100,
  /** The place in a list after which a page begins. */
  cursor: 3_000,
  /** Names in one search, which are part of its address. */
  nomesPorBusca: 20,
  idDeNotificacao: 100,
  nomeDaVisao: 60,
  parametrosDaVisao: 2_000,
  /** Views that a user saves of one list. */
  visoesPorLista: 50,
  /** Units of a group of notifications that are named with their totals. */
  unidadesPorGrupo: 200,
  /** Of these, the first units whose notifications are sent with the groups, and how many of each. */
  unidadesComLinhas: 5,
  linhasPorUnidade: 10,
  caf: 40,
  /** Quantities of products and foods, 3 decimals: `numeric(14,3)` with room for sums. */
  quantidade: 9_999_999.999,
  /** R$, 2 decimals: `numeric(14,2)` with room for sums. */
  dinheiro: 999_999_999.99,
  /** Nutrient of a food per base quantity, 4 decimals. */
  componente: 999_999.9999,
  /** Like `quantidade`, for whole numbers only. */
  quantidadeInteira: 9_999_999,
  /** Bound of a nutrient in the national reference, 2 decimals. */
  referencia: 999_999.99,
  fatorCorrecao: 100,
  indiceCoccao: 100,
  /** Minutes: a day. */
  tempoPreparoMin: 1_440,
  porcoes: 100_000,
  pessoas: 100_000,
  refeicoesPorDia: 10,
  /** Increase of an execution over the computed quantity, in %. */
  acrescimo: 100,
  /** Leftover of a meal, in kg. */
  sobra: 99_999.99,
  anoMinimo: 2000,
  anoMaximo: 2199,
  propostas: 200,
  itensProposta: 500,
  linhas: 500,
  /** Students of one class who get a kit in one go. */
  alunosPorTurma: 100,
  usuariosPorMudanca: 500,
  unidadesPorVinculo: 500,
  semanasPorRepeticao: 53,
  /** Weeks times units of one repetition of a weekly menu. */
  linhasPorRepeticao: 2_000,
  /** Days on which one call binds a cardápio. */
  diasPorVinculo: 31,
  /** Entries of the calendar that one call moves, changes or unbinds. */
  mudancasDoCalendario: 2000,
  unidadesPorImportacao: 2_000,
  /** Schools of one municipality in the census, of all networks. */
  escolasDoCenso: 20_000,
  /** Rows of a spreadsheet below its header. */
  linhasDaPlanilha: 10_000,
  /** Characters of an `Idempotency-Key`. */
  chaveDaEscrita: 200,
  /** Rows of an exported list. */
  linhasExportadas: 50_000,
  colunasDaPlanilha: 100,
  /** Words of one column that are read as another one. */
  trocasDaColuna: 200,
  /** Tables of one report in a file. */
  tabelasDoArquivo: 500,
  /** Sheets of one report in a file. */
  folhasDoArquivo: 500,
  /** Characters of one cell of a spreadsheet. */
  celula: 10_000,
  nomeDeArquivo: 255,
  /** A spreadsheet's file, in bytes. */
  planilhaBytes: 8 * 1024 * 1024,
  /** The XML of one NF-e, in bytes. */
  notaEletronicaBytes: 2 * 1024 * 1024,
  /** The XML of an NF-e that the draft of a receipt keeps; a longer one is read again. */
  xmlNoRascunho: 256 * 1024,
  /** The draft of a receipt, in bytes. */
  rascunhoBytes: 768 * 1024,
  /** The file of a bank statement in base64, in bytes. */
  extratoBytes: 4 * 1024 * 1024,
  /** A zip of NF-es, in bytes. */
  zipDeNotasBytes: 8 * 1024 * 1024,
  /** NF-es in one zip, and files that are read in one go. */
  notasPorVez: 20,
  /** Items of an NF-e, in its official layout. */
  itensDaNota: 990,
  /** A supplier's code of a product (`cProd`), in the layout of the NF-e. */
  codigoDoFornecedor: 60,
  /** Photos of one occurrence of a delivery. */
  fotosPorOcorrencia: 5,
  /** Photos of one request that belong to no occurrence yet. */
  fotosSoltas: 50,
  placa: 10,
  /** °C, of a vehicle or of a product. */
  temperaturaMinima: -60,
  temperaturaMaxima: 99,
  /** Photo or invoice picture before re-encoding, in bytes. */
  imagemBytes: 8 * 1024 * 1024,
  /** Items whose degree of processing is written at once. */
  itensClassificados: 500,
  comentario: 2_000,
  comentariosPorRegistro: 200,
  arquivosPorComentario: 5,
  /** The files of one comment together, before re-encoding, in bytes. */
  arquivosDoComentarioBytes: 8 * 1024 * 1024,
} as const;

import { z } from 'zod';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { IDENTIFICADOR_INVALIDO } from '../../regras/frases.js';
import { TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { ORDENS_REFEICAO, SITUACOES_REFEICAO } from '../../vocabulario/cardapios/refeicoes.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { buscaDePaginaEm } from '../paginas.js';
import {
  DataBR,
  DataEntrada,
  DataHoraBR,
  Hora,
  Id,
  IdParam,
  IdsParam,
  opcao,
  ouConvencao,
  Percentual,
  Quantidade,
  Ref,
  textoLongo,
} from '../primitivos.js';
import { semRepetidos } from '../repetidos.js';

/**
 * The rounded value of a food: the server's own total, rounded up, kept or rounded down; no other value is accepted.
 */
export const RegistroNovo = z.object({
  /** The food. */
  id: Id,
  valor: Quantidade,
  unidadeDeMedida: ouConvencao(opcao(UNIDADES_MEDIDA)),
});
export type RegistroNovo = z.infer<typeof RegistroNovo>;

const alimentos = z.array(RegistroNovo).min(1, 'Informe ao menos um alimento.').max(LIMITES.linhas);

/** Students of a meal who eat what their pathology asks for; they are among those of the meal. */
const DietaNova = z.object({
  patologia: Ref,
  alunos: z
    .int({ error: 'Informe um número inteiro de alunos.' })
    .min(1, 'Informe ao menos 1 aluno.')
    .max(LIMITES.pessoas),
});

/** In this meal a food takes the place of one that was missing. */
const SubstituicaoNovaDeAlimento = z.object({
  alimento: Ref,
  substituto: Ref,
  /** Of the substitute, for the whole meal. */
  quantidade: Quantidade,
  unidadeDeMedida: ouConvencao(opcao(UNIDADES_MEDIDA)),
  motivo: textoLongo(LIMITES.motivo),
});

/** Body of POST /refeicoes: a dish of a launched menu, cooked for a number of people. */
export const RefeicaoNova = z.object({
  /** Made by the client, so that it can name the meal in later writes before it knows the id. */
  uuid: z.uuid(IDENTIFICADOR_INVALIDO).optional(),
  dia: DataEntrada,
  prato: Ref,
  tipo: opcao(TIPOS_REFEICAO),
  hora: Hora,
  quantidadeDePessoas: z
    .int({
      error: (e) => (e.input == null ? 'Informe a quantidade de alunos.' : 'Informe um número inteiro de alunos.'),
    })
    .min(1, 'Informe ao menos 1 aluno.')
    .max(LIMITES.pessoas, `Informe no máximo ${formatarQuantidade(LIMITES.pessoas)} alunos.`),
  /** Over the computed quantities, in %. */
  acrescimo: Percentual.max(LIMITES.acrescimo, `O acréscimo pode ser de no máximo ${LIMITES.acrescimo}%.`),
  lancamentoCardapio: Ref,
  unidadeEducacional: Ref,
  /** Rounded values; foods without one keep the computed value. */
  alimentos: alimentos.optional(),
  dietas: z.array(DietaNova).max(LIMITES.linhas).optional(),
  substituicoes: z.array(SubstituicaoNovaDeAlimento).max(LIMITES.linhas).optional(),
});
export type RefeicaoNova = z.infer<typeof RefeicaoNova>;

/** Body of POST /refeicoes/{id}/registros: other rounded values, while the meal is not executed. */
export const RegistrosNovos = z.object({ alimentos });
export type RegistrosNovos = z.infer<typeof RegistrosNovos>;

const Nomeado = z.object({ id: Id, nome: z.string() });

export const RegistroDeAlimento = z.object({
  alimento: Nomeado,
  valorArredondado: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
});
export type RegistroDeAlimento = z.infer<typeof RegistroDeAlimento>;

const DadosDaRefeicao = z.object({
  id: Id,
  unidadeEducacional: Nomeado,
  dia: DataBR,
  hora: z.string(),
  tipo: z.enum(TIPOS_REFEICAO),
  prato: Nomeado,
  quantidadeDePessoas: z.int(),
  acrescimo: z.number(),
  executado: z.boolean(),
  executadoEm: DataHoraBR.nullable(),
  /** In kg; null until weighed. */
  sobraDeAlimentos: z.number().nullable(),
  lancamentoCardapio: z.object({ id: Id, cardapio: Nomeado }).nullable(),
});

/** Only there on a meal that was registered after its day. */
const lancadaDepois = z.literal(true).optional();

export const Refeicao = DadosDaRefeicao.extend({ lancadaDepois });
export type Refeicao = z.infer<typeof Refeicao>;

/** A food that took the place of a missing one in a meal. */
const SubstituicaoDaRefeicao = z.object({
  alimento: Nomeado,
  substituto: Nomeado,
  quantidade: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  motivo: z.string(),
});

export const RefeicaoComRegistros = DadosDaRefeicao.extend({
  registros: z.array(RegistroDeAlimento),
  lancadaDepois,
  /** Only there on a meal that counted diets apart. */
  dietas: z.array(z.object({ patologia: Nomeado, alunos: z.int() })).optional(),
  /** Only there on a meal in which a food was missing. */
  substituicoes: z.array(SubstituicaoDaRefeicao).optional(),
});
export type RefeicaoComRegistros = z.infer<typeof RefeicaoComRegistros>;

/** Query of GET /refeicoes: one unit, optionally between two days. */
export const BuscaRefeicoes = z.object({ unidade: IdParam, de: DataEntrada.optional(), ate: DataEntrada.optional() });
export type BuscaRefeicoes = z.infer<typeof BuscaRefeicoes>;

/** Query of GET /refeicoes/pagina; without a unit, the meals of all units of the user. Requests only. */
export const BuscaPaginadaDeRefeicoes = buscaDePaginaEm(ORDENS_REFEICAO).extend({
  ...BuscaRefeicoes.shape,
  unidade: IdParam.optional(),
  situacao: opcao(SITUACOES_REFEICAO).optional(),
});
export type BuscaPaginadaDeRefeicoes = z.infer<typeof BuscaPaginadaDeRefeicoes>;

/** `?unidade=` of the calls that name a unit and a meal. */
export const NaUnidade = z.object({ unidade: IdParam });

/** Quantity that a meal takes from a lot: the real one after execution, the planned one before. */
export const ProdutoDaRefeicao = z.object({
  /** The stock line. */
  id: Id,
  produto: z.object({
    id: Id,
    nome: z.string(),
    unidadeProduto: z.string(),
    medidaReal: z.number(),
    unidadeMedida: z.enum(UNIDADES_MEDIDA),
  }),
  item: Nomeado,
  lote: z.string(),
  dataValidade: DataBR,
  /** In packages of the product. */
  quantidade: z.number(),
});
export type ProdutoDaRefeicao = z.infer<typeof ProdutoDaRefeicao>;

/** A food for which the stock is not enough, in the unit of its register. */
export const FaltaDeAlimento = z.object({
  alimento: Nomeado,
  falta: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  /** Blocked lots of the unit that hold the food, valid today; in `unidadeMedida`, with 3 decimals. */
  bloqueados: z.array(z.object({ lote: z.string(), quantidade: z.number() })),
});
export type FaltaDeAlimento = z.infer<typeof FaltaDeAlimento>;

const LoteDaRefeicao = ProdutoDaRefeicao.omit({ quantidade: true }).extend({
  /** In packages. */
  saldo: z.number(),
});

/** The plan of an execution now. It is only possible without `faltas`. */
export const PreviaDoAbatimento = z.object({
  produtos: z.array(
    ProdutoDaRefeicao.extend({
      /** For which it leaves: foods of one item share its lots. */
      alimentos: z.array(Nomeado),
      /** In packages, before and after. */
      saldo: z.number(),
      saldoDepois: z.number(),
      /** Chosen by a person instead of the lot that expires first. */
      fixado: z.boolean(),
    }),
  ),
  faltas: z.array(FaltaDeAlimento),
  /** The other lots that the meal may take from, first expiring first. */
  outrosLotes: z.array(LoteDaRefeicao),
  /** Names the plan: it changes with the quantities that leave each lot, and with the shortages. */
  assinatura: z.string(),
});
export type PreviaDoAbatimento = z.infer<typeof PreviaDoAbatimento>;

/** Query of GET /refeicoes/{id}/abatimento: stock lines that go before the others. Requests only. */
export const BuscaDaPrevia = z.object({ fixados: IdsParam.optional() });
export type BuscaDaPrevia = z.infer<typeof BuscaDaPrevia>;

/** A lot that goes before the one that expires first. */
const LoteFixado = z.object({ produtoEstoque: Ref, motivo: textoLongo(LIMITES.motivo) });

/** Body of POST /refeicoes/{id}/abatimento. All of it may be absent: then the meal takes what expires first. */
export const ExecucaoDaRefeicao = z
  .object({
    /** Of the plan that was shown: if what would be taken now is not the same, nothing is. */
    assinatura: z.string().max(LIMITES.nome).optional(),
    fixados: z
      .array(LoteFixado)
      .max(LIMITES.linhas)
      .superRefine(
        semRepetidos(({ produtoEstoque }) => produtoEstoque.id, 'produtoEstoque', 'Este lote já foi escolhido.'),
      )
      .optional(),
  })
  .nullish();
export type ExecucaoDaRefeicao = z.infer<typeof ExecucaoDaRefeicao>;

/** Body of POST /refeicoes/execucoes: a meal that is registered and executed at once, both or neither. */
export const RefeicaoAExecutar = z.object({ refeicao: RefeicaoNova, execucao: ExecucaoDaRefeicao });
export type RefeicaoAExecutar = z.infer<typeof RefeicaoAExecutar>;

/** Query of PATCH /refeicoes/{id}: the leftover in kg, '12.5' or '12,50'. */
export const Sobras = z.object({
  sobras: z
    .string({ error: 'Informe a sobra em kg.' })
    .regex(/^\d{1,9}([.,]\d{1,2})?$/, 'Informe a sobra em kg, sem sinal e com até 2 casas decimais.')
    .refine(
      (t) => Number(t.replace(',', '.')) <= LIMITES.sobra,
      `Informe no máximo ${formatarQuantidade(LIMITES.sobra)} kg.`,
    ),
});

/** Path of a write about a meal: its id, or the UUID with which it was registered. */
export const PorIdOuUuid = z.object({ id: z.union([IdParam, z.uuid(IDENTIFICADOR_INVALIDO)]) });

/**
 * Names a meal without an id for phones of a release before 2026-11-28, which made no UUID: a dish of a launch is
 * registered once at an hour. It goes with `escritas-antigas.ts` of the API.
 */
export const ChaveDaRefeicao = RefeicaoNova.pick({ lancamentoCardapio: true, prato: true, hora: true, tipo: true });
export type ChaveDaRefeicao = z.infer<typeof ChaveDaRefeicao>;

/** Body of PUT /refeicoes/sobra, of the same phones. */
export const SobraPelaChave = ChaveDaRefeicao.extend(Sobras.shape);
export type SobraPelaChave = z.infer<typeof SobraPelaChave>;

/** Query of GET /refeicoes/quantidade-alunos-com-alimentacao. Without a unit it is the sum of all units of the user. */
export const BuscaAlunos = z.object({
  data: DataEntrada,
  faixaEtaria: IdParam,
  unidade: IdParam.optional(),
  /** The cardápio's: it chooses between the part-time and the full-time enrolments. If absent, both count. */
  modalidade: opcao(MODALIDADES_ESCOLAR).optional(),
});
export type BuscaAlunos = z.infer<typeof BuscaAlunos>;

/** Where a number of students comes from; the school service when neither is there. */
const OrigemDosAlunos = z.object({
  /** The number of executed meals whose mean it is. */
  refeicoes: z.int().optional(),
  /** The year of the enrolments that gave it. */
  matriculasDe: z.int().optional(),
});

/** How many students eat, and how that is known. */
export const AlunosEsperados = z.object({ quantidade: z.int(), ...OrigemDosAlunos.shape });
export type AlunosEsperados = z.infer<typeof AlunosEsperados>;

export const QuantidadeDeAlunos = z.object({
  quantidadeDeAlunos: z.int(),
  ...OrigemDosAlunos.shape,
  /** Units of the sum of which nothing says a number. */
  semNumero: z.int().optional(),
});
export type QuantidadeDeAlunos = z.infer<typeof QuantidadeDeAlunos>;

const Alunos = z.array(z.object({ nome: z.string() }));

/** Students expected at a meal, those who came, and those who did not: their meals were wasted. */
export const Desperdicio = z.object({
  alunosParaRefeicao: Alunos,
  entradaRefeitorio: Alunos,
  desperdicio: Alunos,
  /** How many were expected, as on the screens that cook; null where there is no source. */
  alunosEsperados: AlunosEsperados.nullable(),
});
export type Desperdicio = z.infer<typeof Desperdicio>;

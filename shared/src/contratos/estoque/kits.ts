import { z } from 'zod';
import { Estorno } from './estornos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, DataHoraBR, Id, QuantidadePositiva, texto } from '../primitivos.js';
import { semRepetidos } from '../repetidos.js';

const entrega = {
  /** Class and school by their numbers in the school-management service. */
  turmaId: Id,
  escolaId: Id,
  produtosKits: z
    .array(z.object({ produtoLoteFk: Id, quantidade: QuantidadePositiva }))
    .min(1, 'Adicione ao menos um produto ao kit.')
    .max(LIMITES.linhas)
    .superRefine(semRepetidos(({ produtoLoteFk }) => produtoLoteFk, 'produtoLoteFk', 'Este lote já está no kit.')),
};

const Aluno = z.object({ alunoId: Id, nome: texto(LIMITES.nome) });

/** Body of POST /estoques/{id}/produtos-estoque/kit: the kit of one student, who is `nome`. */
export const KitNovo = z.object({ ...entrega, ...Aluno.shape });
export type KitNovo = z.infer<typeof KitNovo>;

/** The same kit for several students of a class: all of them or none. */
export const KitsTurmaNovo = z.object({
  ...entrega,
  alunos: z
    .array(Aluno)
    .min(1, 'Marque ao menos um aluno.')
    .max(LIMITES.alunosPorTurma)
    .superRefine(semRepetidos(({ alunoId }) => alunoId, 'alunoId', 'Este aluno já está na lista.')),
});
export type KitsTurmaNovo = z.infer<typeof KitsTurmaNovo>;

/** The students, by their numbers in the school-management service, who got a kit of the stock today. */
export const KitsDeHoje = z.object({ alunos: z.array(Id) });
export type KitsDeHoje = z.infer<typeof KitsDeHoje>;

/** A delivered kit, as history and receipt show it. */
export const Kit = z.object({
  id: Id,
  /** 0 after the term, when the name is no longer kept. */
  alunoId: z.int(),
  turmaId: Id,
  /** School year of the class; null where the school-management service did not tell it. */
  anoLetivo: z.int().nullable(),
  /** The student's name. */
  nome: z.string(),
  data: DataBR,
  produtosKits: z.array(
    z.object({
      produtoLoteFk: Id,
      nome: z.string(),
      item: z.string(),
      numeroLote: z.string(),
      dataValidade: DataBR,
      /** Unit of `quantidade`: the product's package (entry of /convencoes/unidades-produto). */
      unidadeMedida: z.string(),
      /** What one package holds. */
      conteudo: z.object({ medidaReal: z.number(), unidadeMedida: z.string() }),
      quantidade: z.number(),
    }),
  ),
  /** Who handed it over, and when it was recorded. */
  usuario: z.object({ nome: z.string() }),
  criadoEm: DataHoraBR,
  estorno: Estorno.nullable(),
});
export type Kit = z.infer<typeof Kit>;

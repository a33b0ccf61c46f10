import { DIAS_SEMANA, type DiaSemana, ROTULOS_DIA_SEMANA, type TipoRefeicao } from '@merenda/shared/contratos';
import { agrupar } from '@merenda/shared/regras';
import { patologias } from '../../banco/esquema/cadastros/convencoes.js';
import {
  cardapioAlternativos,
  cardapioPatologias,
  cardapioPratos,
  cardapios,
  cardapioSemanalDias,
  cardapiosSemanais,
  pratoPreparos,
  pratos,
} from '../../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import { SUFIXO_INFANTIL } from './receitas.js';
import { ALTERNATIVO, OUTRA_QUARTA, type PratoDemo, SEMANAS, type SemanaDemo } from './semanas.js';
import { categoriasPorFaixa } from './unidades.js';

/** A created weekly menu: its id and the menu of each day. */
export interface SemanaCriada {
  semana: SemanaDemo;
  id: number;
  cardapio: Readonly<Record<DiaSemana, number>>;
  /** The menu of one other Wednesday; null at most stages. */
  outraQuarta: number | null;
}

interface Cozinha {
  preparo: (nome: string) => number;
  categoriaId: number;
  semana: SemanaDemo;
}

/** Makes dishes, menus and weekly menus, and an alternative menu for a pathology. */
export async function criarCardapios(tx: Transacao, preparo: (nome: string) => number): Promise<SemanaCriada[]> {
  const categoria = await categoriasPorFaixa(tx);
  const criadas: SemanaCriada[] = [];
  for (const semana of SEMANAS) {
    const cozinha = { preparo, semana, categoriaId: categoria(semana.faixa) };
    const prato = await criarPratos(tx, cozinha);
    const { categoriaId } = cozinha;
    const { modalidade } = semana;
    const feitos = await tx
      .insert(cardapios)
      .values(
        DIAS_SEMANA.map((dia) => ({
          nome: nomeDoCardapio(semana, dia),
          categoriaId,
          modalidade,
          cardapioTipo: 'REGULAR' as const,
        })),
      )
      .returning();
    const cardapio = porChave(feitos, ({ nome }) => nome);
    const doDia = (dia: DiaSemana) => cardapio(nomeDoCardapio(semana, dia));
    await tx.insert(cardapioPratos).values(
      DIAS_SEMANA.flatMap((dia) =>
        semana.dias[dia].map(({ hora, tipo, nome }) => ({
          cardapioId: doDia(dia),
          hora,
          tipo,
          pratoId: prato(nome),
        })),
      ),
    );
    const { id } = primeira(
      await tx
        .insert(cardapiosSemanais)
        .values({ nome: `SEMANA ${semana.nome}`, categoriaId, modalidade })
        .returning(),
    );
    await tx
      .insert(cardapioSemanalDias)
      .values(DIAS_SEMANA.map((diaSemana) => ({ cardapioSemanalId: id, diaSemana, cardapioId: doDia(diaSemana) })));
    if (semana.nome === ALTERNATIVO.semana) await criarAlternativo(tx, cozinha, doDia(ALTERNATIVO.dia));
    criadas.push({
      semana,
      id,
      outraQuarta: semana.nome === OUTRA_QUARTA.semana ? await criarOutraQuarta(tx, cozinha, prato) : null,
      cardapio: {
        SEGUNDA: doDia('SEGUNDA'),
        TERCA: doDia('TERCA'),
        QUARTA: doDia('QUARTA'),
        QUINTA: doDia('QUINTA'),
        SEXTA: doDia('SEXTA'),
      },
    });
  }
  return criadas;
}

const nomeDoCardapio = (semana: SemanaDemo, dia: DiaSemana): string =>
  `${semana.nome} – ${ROTULOS_DIA_SEMANA[dia].toUpperCase()}`;

/** Each different dish of a week once, for the meals at which the week has it; returns the id of one by its name. */
async function criarPratos(tx: Transacao, cozinha: Cozinha): Promise<(nome: string) => number> {
  const servidos = DIAS_SEMANA.flatMap((dia) => cozinha.semana.dias[dia]);
  const porNome = agrupar(servidos, ({ nome }) => nome);
  const distintos = [...porNome.values()].map((vezes) => ({
    nome: vezes[0].nome,
    preparos: vezes[0].preparos,
    tipos: [...new Set(vezes.map(({ tipo }) => tipo))],
  }));
  return gravarPratos(tx, cozinha, distintos);
}

async function gravarPratos(
  tx: Transacao,
  { preparo, categoriaId, semana }: Cozinha,
  lista: readonly (Pick<PratoDemo, 'nome' | 'preparos'> & { tipos: TipoRefeicao[] })[],
): Promise<(nome: string) => number> {
  const gravados = await tx
    .insert(pratos)
    .values(
      lista.map(({ nome, tipos: tiposDaRefeicao }) => ({
        nome,
        categoriaId,
        modalidade: semana.modalidade,
        tiposDaRefeicao,
      })),
    )
    .returning();
  const prato = porChave(gravados, ({ nome }) => nome);
  const sufixo = semana.infantil ? SUFIXO_INFANTIL : '';
  await tx
    .insert(pratoPreparos)
    .values(
      lista.flatMap(({ nome, preparos }) =>
        preparos.map((de, ordem) => ({ pratoId: prato(nome), preparoId: preparo(`${de}${sufixo}`), ordem })),
      ),
    );
  return prato;
}

/** The Wednesday of a week with one other dish. */
async function criarOutraQuarta(
  tx: Transacao,
  cozinha: Cozinha,
  pratoDaSemana: (nome: string) => number,
): Promise<number> {
  const {
    categoriaId,
    semana: { modalidade, dias },
  } = cozinha;
  const { nome, prato: outro } = OUTRA_QUARTA;
  const prato = await gravarPratos(tx, cozinha, [{ ...outro, tipos: [outro.tipo] }]);
  const { id } = primeira(
    await tx.insert(cardapios).values({ nome, categoriaId, modalidade, cardapioTipo: 'REGULAR' }).returning(),
  );
  await tx.insert(cardapioPratos).values(
    dias.QUARTA.map(({ hora, tipo, nome: daSemana }) => ({
      cardapioId: id,
      hora,
      tipo,
      pratoId: tipo === outro.tipo ? prato(outro.nome) : pratoDaSemana(daSemana),
    })),
  );
  return id;
}

/** The alternative menu, offered by the regular one that it replaces. */
async function criarAlternativo(tx: Transacao, cozinha: Cozinha, regularId: number): Promise<void> {
  const {
    categoriaId,
    semana: { modalidade },
  } = cozinha;
  const prato = await gravarPratos(tx, cozinha, [{ ...ALTERNATIVO.prato, tipos: [ALTERNATIVO.prato.tipo] }]);
  const { hora, tipo, nome } = ALTERNATIVO.prato;
  const { id } = primeira(
    await tx
      .insert(cardapios)
      .values({ nome: ALTERNATIVO.nome, categoriaId, modalidade, cardapioTipo: 'ALTERNATIVO' })
      .returning(),
  );
  await tx.insert(cardapioPratos).values({ cardapioId: id, hora, tipo, pratoId: prato(nome) });
  const patologia = porChave(await tx.select().from(patologias), (p) => p.tipo);
  await tx.insert(cardapioPatologias).values({ cardapioId: id, patologiaId: patologia(ALTERNATIVO.patologia) });
  await tx.insert(cardapioAlternativos).values({ cardapioId: regularId, alternativoId: id });
}

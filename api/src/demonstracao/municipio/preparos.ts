import { completarPesoBruto } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import { patologias } from '../../banco/esquema/cadastros/convencoes.js';
import {
  alimentos,
  ingredienteSubstitutos,
  preparoIngredientes,
  preparos,
} from '../../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import { celula, lerTabela } from '../fatos/tabela.js';
import type { Catalogo } from './catalogo.js';
import { PORCOES, PORCOES_INFANTIL, RECEITAS, SUBSTITUTOS, SUFIXO_INFANTIL } from './receitas.js';

/** Makes every recipe twice, for pupils and for the youngest; returns the id of one by its name. */
export async function criarPreparos(
  tx: Transacao,
  { alimento }: Catalogo,
  criadorId: number,
): Promise<(nome: string) => number> {
  const unidade = new Map(
    (await tx.select({ id: alimentos.id, unidade: alimentos.unidadeMedida }).from(alimentos)).map((a) => [
      a.id,
      a.unidade,
    ]),
  );
  const versoes = [
    { sufixo: '', porcoes: PORCOES },
    { sufixo: SUFIXO_INFANTIL, porcoes: PORCOES_INFANTIL },
  ];
  const gravados = await tx
    .insert(preparos)
    .values(
      versoes.flatMap(({ sufixo, porcoes }) =>
        RECEITAS.map(({ nome, modo, medidaCaseira, minutos, pesoPronto }) => ({
          nome: `${nome}${sufixo}`,
          criadorId,
          porcoes,
          modoPreparo: modo,
          medidaCaseira,
          tempoPreparoMin: minutos,
          pesoPronto,
        })),
      ),
    )
    .returning();
  const preparo = porChave(gravados, ({ nome }) => nome);
  const fatores = lerFatoresDeCorrecao();
  await tx.insert(preparoIngredientes).values(
    versoes.flatMap(({ sufixo }) =>
      RECEITAS.flatMap(({ nome, ingredientes }) =>
        ingredientes.map(([de, quantidade], ordem) => {
          const alimentoId = alimento(de);
          const { pesoBruto, fatorCorrecao } = completarPesoBruto(quantidade, null, fatores.get(de) ?? null);
          return {
            preparoId: preparo(`${nome}${sufixo}`),
            alimentoId,
            quantidade: String(quantidade),
            pesoBruto: pesoBruto?.toString(),
            fatorCorrecao: fatorCorrecao?.toString(),
            unidadeMedida: unidade.get(alimentoId) ?? 'G',
            ordem,
          };
        }),
      ),
    ),
  );
  await criarSubstitutos(tx, alimento, preparo);
  return preparo;
}

async function criarSubstitutos(
  tx: Transacao,
  alimento: Catalogo['alimento'],
  preparo: (nome: string) => number,
): Promise<void> {
  const patologia = porChave(await tx.select().from(patologias), ({ tipo }) => tipo);
  for (const { receita, ingrediente, substituto, quantidade, patologia: qual } of SUBSTITUTOS) {
    const usos = await tx
      .select()
      .from(preparoIngredientes)
      .where(eq(preparoIngredientes.preparoId, preparo(receita)));
    const { id: ingredienteId } = primeira(usos.filter(({ alimentoId }) => alimentoId === alimento(ingrediente)));
    await tx.insert(ingredienteSubstitutos).values({
      ingredienteId,
      alimentoId: alimento(substituto),
      quantidade: String(quantidade),
      unidadeMedida: 'G',
      patologiaId: patologia(qual),
    });
  }
}

/**
 * Correction factor (gross ÷ net) by the food's name, decimals as written. A food that is cooked as it is bought has
 * none: dry goods, and meat that comes without skin and bone.
 */
const lerFatoresDeCorrecao = (): Map<string, string> =>
  new Map(lerTabela('fatores-correcao.csv').map((linha) => [celula(linha, 'alimento'), celula(linha, 'fator')]));

import { lembreteDoPnae } from '@merenda/shared/regras';
import { and, eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { previsoesDoPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { lerMarcas } from '../../banco/marcas.js';
import { hoje } from '../../nucleo/relogio.js';
import { barraFamiliar } from './base.js';
import { previsaoDoPnae } from './previsao.js';

/**
 * What changes the forecast a lot and seldom. Receipts and menus change every day, and mostly move what was foreseen:
 * they count on the next day.
 */
const MUDAM_MUITO = ['aquisicoes', 'recursos_pnae', 'regras_pnae'];

/**
 * Computes what buyers are told of the year's family farming, once a day and after a transfer, a contract or a rule has
 * changed; otherwise it costs two small reads. Processes that do it at once write the same.
 */
export async function atualizarPrevisao(banco: Banco): Promise<void> {
  const dia = hoje();
  const ano = Number(dia.slice(0, 4));
  const todas = await lerMarcas(banco);
  const marcas = MUDAM_MUITO.map((tabela) => todas.get(tabela) ?? '').join(' ');
  const { ano: chave, dia: calculada, marcas: vistas } = previsoesDoPnae;
  const emDia = await banco.$count(previsoesDoPnae, and(eq(chave, ano), eq(calculada, dia), eq(vistas, marcas)));
  if (emDia > 0) return;
  const prevista = { dia, marcas, lembrete: await lembrar(banco, dia, ano) };
  await banco
    .insert(previsoesDoPnae)
    .values({ ano, ...prevista })
    .onConflictDoUpdate({ target: chave, set: prevista });
}

/** The forecast is only computed when it can fail. */
async function lembrar(banco: Banco, dia: string, ano: number): Promise<string | null> {
  // What is expected can only raise the share.
  if (lembreteDoPnae(dia, await barraFamiliar(banco, ano)) === null) return null;
  const prevista = (await previsaoDoPnae({ banco })).barras.find(({ codigo }) => codigo === 'AF');
  return prevista ? lembreteDoPnae(dia, prevista) : null;
}

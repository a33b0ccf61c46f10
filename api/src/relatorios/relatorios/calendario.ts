import type { NutrienteDaFicha, RelatorioCalendario } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { referenciaSeHouver } from '../../cadastros/index.js';
import { type FichaDePratos, lerFichasDePratos } from '../../cardapios/index.js';
import { periodoValido } from '../../nucleo/periodo.js';
import { nutricionistaResponsavel } from './nutricionista.js';
import { type Busca, idsDosPratos, lerServidos, type Servido, unidadeDoUsuario } from './servidos.js';

/** The launches of a unit of the user from `de` to `para`. 422 for an invalid period. */
export async function relatorioDoCalendario(
  { banco, usuario }: Contexto,
  { de, para, unidade }: Busca,
): Promise<RelatorioCalendario> {
  periodoValido({ de, ate: para }, 'para');
  const sua = await unidadeDoUsuario({ banco, usuario }, unidade);
  const servidos = await lerServidos(banco, { de, para, unidade });
  const ficha = await lerFichasDePratos(banco, idsDosPratos(servidos));
  const fichaDoDia = guardarFichas(ficha);
  const dias = servidos.map((servido) => ({
    data: formatarData(servido.data),
    cardapio: servido.cardapio,
    pratos: servido.pratos,
    nutrientes: fichaDoDia(idsDosPratos([servido])),
  }));
  return {
    unidade: sua,
    nutricionista: await nutricionistaResponsavel(banco),
    dias,
    medias: await calcularMedias(banco, servidos, ficha),
  };
}

/** The same dishes are served every week: each sheet is calculated once. */
function guardarFichas(calcular: FichaDePratos): (pratos: readonly number[]) => NutrienteDaFicha[] {
  const guardadas = new Map<string, NutrienteDaFicha[]>();
  return (pratos) => {
    const chave = pratos.join();
    const ficha = guardadas.get(chave) ?? calcular(pratos);
    guardadas.set(chave, ficha);
    return ficha;
  };
}

async function calcularMedias(
  banco: Banco,
  servidos: readonly Servido[],
  ficha: FichaDePratos,
): Promise<RelatorioCalendario['medias']> {
  const grupos = new Map<string, Servido[]>();
  for (const servido of servidos) {
    const etapa = `${servido.categoria.id} ${servido.modalidade.nome}`;
    grupos.set(etapa, [...(grupos.get(etapa) ?? []), servido]);
  }
  const medias = [];
  for (const grupo of grupos.values()) {
    const [{ categoria, modalidade }] = grupo as [Servido];
    medias.push({
      categoria,
      modalidade,
      cardapios: grupo.length,
      nutrientes: ficha(idsDosPratos(grupo), grupo.length),
      referencia: await referenciaSeHouver(banco, categoria.id, modalidade.nome),
    });
  }
  return medias;
}

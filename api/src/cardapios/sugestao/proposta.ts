import type { PropostaDeCardapios } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { agrupar, arredondar, type PratoServidoNoDia } from '@merenda/shared/regras';
import type { PratosPorDia } from './dados.js';
import { figurasDosCardapios } from './figuras.js';
import { type BaseDasFrases, deixaDeCumprir, diferencaDeCusto, porqueDa } from './frases-da-vaga.js';
import { frasesDosIncompletos } from './frases-dos-incompletos.js';
import type { Resposta } from './solucao.js';

/** The choice as a proposal: each dish with its reasons and alternatives, and what all of them come to. */
export function propor(
  base: BaseDasFrases,
  { alternativas }: Resposta,
  { escolha, folga, cortadaPeloTempo }: Extract<Resposta['decisao'], { tipo: 'ESCOLHA' }>,
): PropostaDeCardapios {
  const { dados, montado, estoque } = base;
  const vagas = montado.vagas.flatMap(({ dia, ...vaga }, v): { dia: string; vaga: VagaEscolhida }[] => {
    const prato = dados.pratos.get(escolha[v] ?? 0);
    const outras = alternativas[v];
    if (!prato || !outras) return [];
    return [
      {
        dia,
        vaga: {
          hora: vaga.hora,
          tipo: vaga.tipo,
          prato: { id: prato.id, nome: prato.nome },
          fixo: vaga.fixo !== null,
          custo: prato.custo && arredondar(prato.custo, 2).toNumber(),
          porque: porqueDa(base, v, prato, outras.maisLeve),
          alternativas: outras.melhores.flatMap((outra) => {
            const outro = dados.pratos.get(outra.prato);
            if (!outro) return [];
            const diferenca = diferencaDeCusto(prato, outro);
            return [
              {
                prato: { id: outro.id, nome: outro.nome },
                diferencaDeCusto: diferenca && diferenca.toNumber(),
                deixaDeCumprir: deixaDeCumprir(base, outra),
              },
            ];
          }),
        },
      },
    ];
  });
  const porDia = agrupar(vagas, ({ dia }) => dia);
  return {
    semanas: dados.semanas.map(({ de, ate, dias, semAula }) => ({
      de: formatarData(de),
      ate: formatarData(ate),
      dias: dias.map((dia) => ({
        dia: formatarData(dia),
        vagas: (porDia.get(dia) ?? []).map(({ vaga }) => vaga),
      })),
      semAula: semAula.map(({ dia, motivo }) => ({ dia: formatarData(dia), motivo })),
    })),
    figuras: figurasDosCardapios(dados, servidosNa(porDia), estoque),
    folga: arredondar(folga * 100, 2).toNumber(),
    cortada: cortadaPeloTempo,
    incompletos: frasesDosIncompletos(base, escolha),
  };
}

type VagaEscolhida = PropostaDeCardapios['semanas'][number]['dias'][number]['vagas'][number];

const servidosNa = (porDia: ReadonlyMap<string, readonly { vaga: VagaEscolhida }[]>): PratosPorDia =>
  new Map(
    [...porDia].map(([dia, doDia]) => [
      dia,
      doDia.map(({ vaga: { hora, tipo, prato } }): PratoServidoNoDia => ({ ...prato, hora, tipo })),
    ]),
  );

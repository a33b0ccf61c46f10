import type { CardapioResumo } from '@merenda/shared/contratos';
import { preparosDosPratos } from '@merenda/shared/regras';
import { EstadoErro } from '@merenda/shared/ui';
import { Skeleton, Typography } from 'antd';
import { useMemo } from 'react';
import { useAcervo } from '../composicao/composicao.api.js';
import '../composicao/composicao.css';
import { PainelPorAluno } from '../composicao/PainelPorAluno.js';
import { useComposicao } from '../composicao/useComposicao.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';

interface MediaDaSemanaProps {
  /** The menus of the week: one that is served on two days is there twice. */
  cardapios: readonly CardapioResumo[];
  etapa: Etapa | undefined;
}

const VAZIA = 'Escolha ao menos um cardápio.';

/**
 * The norm is met on the average: what a student gets of the chosen menus on a mean day, beside what the norm asks, and
 * what it costs. As the server computes it: all dishes of all menus, divided by the number of menus, rounded once.
 */
export function MediaDaSemana({ cardapios, etapa }: MediaDaSemanaProps) {
  const acervo = useAcervo();
  const preparos = useMemo(
    () =>
      acervo.data
        ? preparosDosPratos(
            acervo.data,
            cardapios.flatMap(({ pratos }) => pratos.map(({ prato }) => prato.id)),
          )
        : [],
    [acervo.data, cardapios],
  );
  const composicao = useComposicao({ acervo: acervo.data, preparos, etapa, cardapios: cardapios.length || undefined });
  if (cardapios.length === 0 || !etapa) return <Typography.Text type="secondary">{VAZIA}</Typography.Text>;
  if (acervo.error) return <EstadoErro consulta={acervo} />;
  if (!acervo.data) return <Skeleton active />;
  return <PainelPorAluno composicao={composicao} parcial={false} vazia={VAZIA} semTitulo acima={<PorDia />} />;
}

/** What the figures below are of. */
const PorDia = () => (
  <Typography.Paragraph type="secondary" style={{ marginBottom: 4 }}>
    Por aluno e dia, na média dos cardápios escolhidos:
  </Typography.Paragraph>
);

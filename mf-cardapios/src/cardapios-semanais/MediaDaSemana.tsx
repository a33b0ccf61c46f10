import type { CardapioResumo } from '@merenda/shared/contratos';
import { fichaDe, preparosDosPratos, type Acervo } from '@merenda/shared/regras';
import { EstadoErro } from '@merenda/shared/ui';
import { Skeleton, Typography } from 'antd';
import { useMemo } from 'react';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { useAcervoDasFichas } from '../ficha-tecnica/fichas.api.js';
import { FichaComparada } from '../ficha-tecnica/FichaDaOrigem.js';

interface MediaDaSemanaProps {
  /** The menus of the week: one that is served on two days is there twice. */
  cardapios: readonly CardapioResumo[];
  etapa: Etapa | undefined;
}

/** The norm is met on the average: the mean of the chosen menus beside what it asks, computed as they are chosen. */
export function MediaDaSemana({ cardapios, etapa }: MediaDaSemanaProps) {
  const acervo = useAcervoDasFichas(cardapios.length > 0);
  const nutrientes = useMemo(() => acervo.data && media(acervo.data, cardapios), [acervo.data, cardapios]);
  if (cardapios.length === 0 || !etapa)
    return <Typography.Text type="secondary">Escolha ao menos um cardápio.</Typography.Text>;
  if (acervo.error)
    return <EstadoErro erro={acervo.error} aoTentar={() => void acervo.refetch()} tentando={acervo.isFetching} />;
  if (!nutrientes) return <Skeleton active />;
  return <FichaComparada nutrientes={nutrientes} etapa={etapa} />;
}

/** As the server computes it: all dishes of all menus, divided by the number of menus, rounded once. */
const media = (acervo: Acervo, cardapios: readonly CardapioResumo[]) =>
  fichaDe(
    acervo.nutrientes,
    preparosDosPratos(
      acervo,
      cardapios.flatMap(({ pratos }) => pratos.map(({ prato }) => prato.id)),
    ),
    cardapios.length,
  );

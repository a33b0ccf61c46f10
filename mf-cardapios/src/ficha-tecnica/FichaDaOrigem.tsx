import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { SEM_REFERENCIA } from '@merenda/shared/regras';
import { EstadoErro } from '@merenda/shared/ui';
import { Flex, Skeleton, Typography } from 'antd';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { useFicha, useReferencia, type Origem } from './fichas.api.js';
import { ResumoDaFicha } from './ResumoDaFicha.js';
import { TabelaComparada } from './TabelaComparada.js';
import { TabelaDaFicha } from './TabelaDaFicha.js';

interface FichaDaOrigemProps {
  origem: Origem;
  /** The reference for the comparison; without it only the sheet is shown. */
  etapa?: Etapa;
  /** Shown while nothing is chosen: 'Escolha ao menos um prato.' */
  vazia?: string;
}

/** The sheet of the chosen dishes or preparations, computed by the server, with its loading and error states. */
export function FichaDaOrigem({ origem, etapa, vazia = '' }: FichaDaOrigemProps) {
  const ficha = useFicha(origem);
  if (Object.values(origem).flat().length === 0) return <Typography.Text>{vazia}</Typography.Text>;
  if (ficha.error) return <EstadoErro consulta={ficha} />;
  if (!ficha.data) return <Skeleton active />;
  return (
    <>
      <ResumoDaFicha ficha={ficha.data} />
      {etapa ? (
        <FichaComparada nutrientes={ficha.data.nutrientes} etapa={etapa} />
      ) : (
        <TabelaDaFicha nutrientes={ficha.data.nutrientes} por100g={ficha.data.rendimento?.por100g} />
      )}
    </>
  );
}

/** A sheet beside the reference of its stage; alone where the norm has none. */
function FichaComparada({ nutrientes, etapa }: { nutrientes: readonly NutrienteDaFicha[]; etapa: Etapa }) {
  const referencia = useReferencia(etapa);
  if (referencia.isPending) return <Skeleton active />;
  if (referencia.data) return <TabelaComparada nutrientes={nutrientes} referencia={referencia.data} />;
  return (
    <Flex vertical gap="small">
      {referencia.error ? (
        <EstadoErro consulta={referencia} />
      ) : (
        <Typography.Text type="secondary">{SEM_REFERENCIA}</Typography.Text>
      )}
      <TabelaDaFicha nutrientes={nutrientes} />
    </Flex>
  );
}

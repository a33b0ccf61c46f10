import type { FatorCorrecaoCoccao } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { entradasPeloNome } from '@merenda/shared/regras';
import { Button, Flex, Typography } from 'antd';
import { useFatores } from '../ficha-tecnica/fichas.api.js';

interface Faixa {
  id: number;
  alimento: string;
  minimo: number;
  maximo: number;
  /** The value that the button fills in; null where there is only a range. */
  usar: number | null;
  fonte: string;
}

const fatorDe = ({ id, alimento, fcMinimo, fcMaximo, fcUsar, fonte }: FatorCorrecaoCoccao): Faixa[] =>
  fcMinimo === null || fcMaximo === null
    ? []
    : [{ id, alimento, minimo: fcMinimo, maximo: fcMaximo, usar: fcUsar, fonte }];

const indiceDe = ({ id, alimento, icMinimo, icMaximo, fonte }: FatorCorrecaoCoccao): Faixa[] =>
  icMinimo === null || icMaximo === null
    ? []
    : [
        {
          id,
          alimento,
          minimo: icMinimo,
          maximo: icMaximo,
          usar: icMinimo === icMaximo ? icMinimo : null,
          fonte,
        },
      ];

interface SugestoesProps {
  de: 'fator' | 'indice';
  /** The names of the foods that it is about. */
  alimentos: readonly string[];
  aoUsar: (valor: number) => void;
}

/** What the literature suggests for foods, by their names. A button fills it in; nothing is applied by itself. */
export function Sugestoes({ de, alimentos, aoUsar }: SugestoesProps) {
  const { data = [] } = useFatores();
  const faixas = alimentos
    .flatMap((alimento) => entradasPeloNome(alimento, data))
    .flatMap(de === 'fator' ? fatorDe : indiceDe)
    .filter(({ id }, i, todas) => todas.findIndex((outra) => outra.id === id) === i);
  const [primeira] = faixas;
  if (!primeira) return null;
  return (
    <Flex vertical gap={4} style={{ marginBottom: 24 }}>
      {faixas.map(({ id, alimento, minimo, maximo, usar }) => (
        <Flex key={id} wrap gap="small" align="center">
          <Typography.Text>
            Sugestão ({alimento}): {formatarQuantidade(minimo)}
            {maximo !== minimo && ` a ${formatarQuantidade(maximo)}`}
          </Typography.Text>
          {usar !== null && (
            <Button size="small" onClick={() => aoUsar(usar)}>
              Usar {formatarQuantidade(usar)}
            </Button>
          )}
        </Flex>
      ))}
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        Fonte: {primeira.fonte}.
      </Typography.Text>
    </Flex>
  );
}

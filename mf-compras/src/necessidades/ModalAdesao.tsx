import { useUnidadeAtual } from '@merenda/shared';
import { ROTULOS_CATEGORIA_DA_MATRICULA, type CategoriaDaMatricula } from '@merenda/shared/contratos';
import {
  Campo,
  CampoQuantidade,
  EstadoErro,
  LinhaDeCampos,
  ModalFormulario,
  SelectUnidade,
  type Entidade,
} from '@merenda/shared/ui';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { Form, Skeleton, Typography } from 'antd';
import { useEffect } from 'react';
import { useAdesao, useAlterarAdesao } from './necessidades.api.js';

const ADESAO: Entidade = { artigo: 'a', nome: 'Adesão' };

const ETAPAS = Object.entries(ROTULOS_CATEGORIA_DA_MATRICULA) as [CategoriaDaMatricula, string][];

interface ValoresDaAdesao {
  unidade?: number;
  percentuais?: Partial<Record<CategoriaDaMatricula, NumeroDigitado>>;
}

/** Which part of the students of each stage eats at a unit: needs by enrolments count only them. */
export function ModalAdesao({ aoFechar }: { aoFechar: () => void }) {
  const [atual] = useUnidadeAtual();
  const { mutateAsync: alterar } = useAlterarAdesao();
  return (
    <ModalFormulario<ValoresDaAdesao>
      entidade={ADESAO}
      titulo="Adesão"
      largura={720}
      valores={{ unidade: atual?.unidadeEducacional.id }}
      aoSalvar={({ unidade = 0, percentuais = {} }) =>
        alterar({
          unidade,
          adesao: ETAPAS.flatMap(([categoria]) => {
            const percentual = numeroLido(percentuais[categoria]);
            return percentual === null ? [] : [{ categoria, percentual }];
          }),
        })
      }
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        A parte dos alunos matriculados que come na escola. A média das refeições já a contém.
      </Typography.Paragraph>
      <Campo nome="unidade" rotulo="Unidade educacional" obrigatorio>
        <SelectUnidade escopo="minhas" valor="unidade" />
      </Campo>
      <EtapasDaUnidade />
    </ModalFormulario>
  );
}

/** The stages of the unit that is chosen. */
function EtapasDaUnidade() {
  const unidade = Form.useWatch<number | undefined>('unidade');
  return unidade === undefined ? null : <Etapas key={unidade} unidade={unidade} />;
}

function Etapas({ unidade }: { unidade: number }) {
  const form = Form.useFormInstance<ValoresDaAdesao>();
  const { data, error, isFetching, refetch } = useAdesao(unidade);
  const lida =
    data && JSON.stringify(Object.fromEntries(data.map(({ categoria, percentual }) => [categoria, percentual])));
  useEffect(() => {
    if (lida !== undefined) form.setFieldsValue({ percentuais: JSON.parse(lida) as ValoresDaAdesao['percentuais'] });
  }, [form, lida]);
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  if (!data) return <Skeleton active />;
  return (
    <LinhaDeCampos>
      {ETAPAS.map(([categoria, rotulo]) => (
        <CampoQuantidade
          key={categoria}
          nome={['percentuais', categoria]}
          rotulo={rotulo}
          obrigatorio
          casas={2}
          max={100}
          sufixo="%"
        />
      ))}
    </LinhaDeCampos>
  );
}

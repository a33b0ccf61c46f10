import { useUnidadeAtual } from '@merenda/shared';
import { ROTULOS_CATEGORIA_DA_MATRICULA, type Adesao, type CategoriaDaMatricula } from '@merenda/shared/contratos';
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
import { useEffect, useRef } from 'react';
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
  // Only the stages that the user changes are sent: another user may change the others meanwhile.
  const lidas = useRef<readonly Adesao[]>([]);
  return (
    <ModalFormulario<ValoresDaAdesao>
      entidade={ADESAO}
      titulo="Adesão"
      largura={720}
      valores={{ unidade: atual?.unidadeEducacional.id }}
      aoSalvar={({ unidade = 0, percentuais = {} }) =>
        alterar({
          unidade,
          adesao: lidas.current.flatMap(({ categoria, percentual: lido }) => {
            const percentual = numeroLido(percentuais[categoria]);
            return percentual === null || percentual === lido ? [] : [{ categoria, percentual }];
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
      <EtapasDaUnidade
        aoLer={(adesao) => {
          lidas.current = adesao;
        }}
      />
    </ModalFormulario>
  );
}

interface EtapasProps {
  /** Called with the stages of the unit as they were read. */
  aoLer: (adesao: readonly Adesao[]) => void;
}

/** The stages of the unit that is chosen. */
function EtapasDaUnidade({ aoLer }: EtapasProps) {
  const unidade = Form.useWatch<number | undefined>('unidade');
  return unidade === undefined ? null : <Etapas key={unidade} unidade={unidade} aoLer={aoLer} />;
}

function Etapas({ unidade, aoLer }: EtapasProps & { unidade: number }) {
  const form = Form.useFormInstance<ValoresDaAdesao>();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useAdesao(unidade);
  const pronta = isFetchedAfterMount && data !== undefined;
  const posta = useRef(false);
  // Once for each unit: a number typed meanwhile is not overwritten by a later answer.
  useEffect(() => {
    if (!pronta || posta.current) return;
    posta.current = true;
    aoLer(data);
    form.setFields(
      data.map(({ categoria, percentual }) => ({
        name: ['percentuais', categoria],
        value: percentual,
        touched: false,
      })),
    );
  }, [form, pronta, data, aoLer]);
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  if (!pronta) return <Skeleton active />;
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

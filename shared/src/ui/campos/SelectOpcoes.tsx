import { Button, Flex, Select, Spin, Typography, type SelectProps } from 'antd';
import { BUSCA_NAS_OPCOES, larguraDaLista } from './busca-nas-opcoes.js';
import { ListaComNome } from './ListaComNome.js';
import { SemRegistros, type OQueSeEscolhe } from './SemRegistros.js';

export interface Opcao<V extends string | number> {
  valor: V;
  rotulo: string;
  /** What helps to choose, below its name in the list. */
  detalhe?: string;
  desabilitada?: boolean;
}

/** `ROTULOS_…` of the contracts → options, in the order of the constant. */
export function opcoesDe<C extends string>(rotulos: Record<C, string>): Opcao<C>[] {
  return (Object.entries(rotulos) as [C, string][]).map(([valor, rotulo]) => ({ valor, rotulo }));
}

/** The part of a TanStack query that a select uses. */
export interface ConsultaDeOpcoes {
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

export interface SelectOpcoesProps<V extends string | number> extends Pick<
  SelectProps<V>,
  | 'id'
  | 'disabled'
  | 'allowClear'
  | 'placeholder'
  | 'style'
  | 'status'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
> {
  value?: V | null;
  onChange?: (valor: V | undefined) => void;
  opcoes: readonly Opcao<V>[] | undefined;
  /** The query of the options, if any: the select shows that it is loading or has failed, and can retry. */
  consulta?: ConsultaDeOpcoes;
  /** What the options are: an empty select says what to do. */
  de?: OQueSeEscolhe;
}

interface OpcaoDoSelect<V> {
  value: V;
  label: string;
  disabled: boolean | undefined;
  detalhe: string | undefined;
}

/** One of many, found by typing any part of its name, with or without accents. */
export function SelectOpcoes<V extends string | number>({
  value,
  onChange,
  opcoes,
  consulta,
  de,
  style,
  ...resto
}: SelectOpcoesProps<V>) {
  return (
    <Select<V, OpcaoDoSelect<V>>
      {...resto}
      // `false` would override the form, which disables its fields while it is sent.
      disabled={resto.disabled || undefined}
      style={{ width: '100%', ...style }}
      // Until the options come, a chosen id has no name to show.
      value={opcoes === undefined ? undefined : (value ?? undefined)}
      onChange={(valor: V | undefined) => onChange?.(valor)}
      loading={consulta?.isPending}
      status={consulta?.isError ? 'error' : resto.status}
      placeholder={resto.placeholder ?? 'Selecione'}
      showSearch={BUSCA_NAS_OPCOES}
      {...larguraDaLista(opcoes)}
      options={opcoes?.map(({ valor, rotulo, desabilitada, detalhe }) => ({
        value: valor,
        label: rotulo,
        disabled: desabilitada,
        detalhe,
      }))}
      optionRender={({ label, data }) => (
        <>
          {label}
          {data.detalhe && (
            <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
              {data.detalhe}
            </Typography.Text>
          )}
        </>
      )}
      popupRender={(lista) => (
        <ListaComNome id={resto.id} nome={resto['aria-label']}>
          {lista}
        </ListaComNome>
      )}
      notFoundContent={<SemOpcoes consulta={consulta} de={opcoes?.length === 0 ? de : undefined} />}
    />
  );
}

/** Why there are no options, and how to solve it; `de` when there are none at all. */
export function SemOpcoes({ consulta, de }: { consulta?: ConsultaDeOpcoes; de?: OQueSeEscolhe }) {
  if (consulta?.isError) {
    return (
      <Flex vertical gap="small" align="start">
        <Typography.Text type="danger">Não foi possível carregar a lista.</Typography.Text>
        <Button size="small" onClick={() => consulta.refetch()}>
          Tentar novamente
        </Button>
      </Flex>
    );
  }
  if (consulta?.isPending) return <Spin size="small" />;
  return de ? <SemRegistros de={de} /> : <Typography.Text type="secondary">Nada encontrado</Typography.Text>;
}

import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { Button, Flex, Typography } from 'antd';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icone } from '../Icone';
import { EstadoErro } from '../tela/EstadoErro';
import { EstadoVazio } from '../tela/EstadoVazio';
import { Tela } from '../tela/Tela';
import { CamposDeBusca } from './CamposDeBusca';
import { prepararRelatorio } from './criterios';
import { criarFiltro, haCriterio, type CampoDeBusca, type Criterios } from './filtro';
import { Tabela, type TabelaProps } from './Tabela';

/** What of a TanStack query the screen looks at. */
interface Consulta<T> {
  data: T[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface TelaGerenciarProps<T> extends Pick<TabelaProps<NoInfer<T>>, 'colunas' | 'nomeDaLinha' | 'acoes'> {
  titulo: string;
  consulta: Consulta<T>;
  /** Search fields. Defined outside the component, or memoised: a new list throws the folded texts away. */
  busca?: readonly CampoDeBusca<NoInfer<T>>[];
  /** Where a new record is registered: the button 'Cadastrar', and the way out of an empty list. */
  cadastro?: string;
  /** Key of the report that takes the search criteria (specification 3, 'Report route'). */
  relatorio?: string;
  /** What is said of an empty list: 'Nenhum item cadastrado.' */
  vazio: string;
  /** More buttons beside the title. */
  acoesDaTela?: ReactNode;
  /** Modals. */
  children?: ReactNode;
}

const SEM_BUSCA: readonly never[] = [];

/** A manage screen: search, table, actions by row, report; with its loading, empty and error states. */
export function TelaGerenciar<T extends { id: number }>({
  titulo,
  consulta,
  busca = SEM_BUSCA,
  cadastro,
  relatorio,
  vazio,
  acoesDaTela,
  children,
  ...tabela
}: TelaGerenciarProps<T>) {
  const navigate = useNavigate();
  const [criterios, setCriterios] = useState<Criterios>({});
  const aplicados = useDeferredValue(criterios);
  const filtrar = useMemo(() => criarFiltro(busca), [busca]);
  const todas = consulta.data;
  const linhas = useMemo(() => filtrar(todas ?? [], aplicados), [filtrar, todas, aplicados]);
  const botaoCadastrar = cadastro && (
    <Button type="primary" icon={<Icone de={PlusOutlined} />} onClick={() => void navigate(cadastro)}>
      Cadastrar
    </Button>
  );

  return (
    <Tela
      titulo={titulo}
      acoes={
        <>
          {acoesDaTela}
          {relatorio && (
            <Button icon={<Icone de={PrinterOutlined} />} onClick={() => void navigate(prepararRelatorio(relatorio, criterios))}>
              Relatório
            </Button>
          )}
          {botaoCadastrar}
        </>
      }
    >
      {busca.length > 0 && <CamposDeBusca campos={busca} criterios={criterios} aoMudar={setCriterios} />}
      {consulta.error !== null && todas === undefined ? (
        <EstadoErro erro={consulta.error} aoTentar={() => consulta.refetch()} tentando={consulta.isFetching} />
      ) : (
        <Flex vertical gap="small">
          <Typography.Text type="secondary" role="status">
            {todas && contagem(linhas.length, todas.length)}
          </Typography.Text>
          <Tabela<T>
            {...tabela}
            rotulo={titulo}
            linhas={linhas}
            chave={({ id }) => id}
            carregando={consulta.isPending}
            vazio={
              haCriterio(aplicados) ? (
                <EstadoVazio mensagem="Nada encontrado para esta busca.">
                  <Button onClick={() => setCriterios({})}>Limpar busca</Button>
                </EstadoVazio>
              ) : (
                <EstadoVazio mensagem={vazio}>{botaoCadastrar}</EstadoVazio>
              )
            }
          />
        </Flex>
      )}
      {children}
    </Tela>
  );
}

function contagem(mostradas: number, todas: number): string {
  const registros = todas === 1 ? '1 registro' : `${todas.toLocaleString('pt-BR')} registros`;
  return mostradas === todas ? registros : `${mostradas.toLocaleString('pt-BR')} de ${registros}`;
}

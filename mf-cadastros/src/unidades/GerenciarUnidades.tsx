import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { consultasDeUnidades } from '@merenda/shared/consultas';
import { CAMPOS_DA_UNIDADE, type TotalDeMatriculas, type UnidadeEducacional } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeProprio } from '@merenda/shared/formatos';
import {
  Icone,
  ModalDetalhes,
  naLista,
  StatusTag,
  TelaDaEntidade,
  useColunas,
  useDetalhes,
  type CampoDeBusca,
  type Coluna,
  type Detalhe,
  type Tom,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AcoesDaSituacao } from './AcoesDaSituacao.js';
import { ImportarCenso } from './censo/ImportarCenso.js';
import { FormularioUnidade, paraCorpo, UNIDADE, type UnidadeNoFormulario } from './FormularioUnidade.js';
import { BuscarUnidades } from './importacao/BuscarUnidades.js';
import { MatriculasDoMunicipio } from './matriculas/MatriculasDoMunicipio.js';
import { useTotaisDeMatriculas } from './matriculas/matriculas.api.js';
import { avisarIguais, useAlterarUnidade, useExcluirUnidade } from './unidades.api.js';
import { useEmVarias } from './useEmVarias.js';

const ATIVA = { rotulo: 'Ativa', tom: 'sucesso' } as const satisfies Situacao;
const DESATIVADA = { rotulo: 'Desativada', tom: 'neutro' } as const satisfies Situacao;

interface Situacao {
  rotulo: string;
  tom: Tom;
}

const situacaoDe = ({ ativa }: UnidadeEducacional): Situacao => (ativa ? ATIVA : DESATIVADA);

const DESENHOS = { ativa: (unidade: UnidadeEducacional) => <StatusTag {...situacaoDe(unidade)} /> };

const BUSCA: CampoDeBusca<UnidadeEducacional>[] = [
  { campo: 'codigoInep', rotulo: 'Código INEP', texto: ({ codigoInep }) => codigoInep ?? '' },
  { campo: 'nome', rotulo: 'Nome', principal: true, texto: ({ nome }) => nome },
  { campo: 'cidade', rotulo: 'Cidade', texto: ({ cidade }) => cidade },
  {
    tipo: 'opcao',
    campo: 'situacao',
    rotulo: 'Situação',
    artigo: 'a',
    opcoes: [ATIVA, DESATIVADA].map(({ rotulo }) => ({ valor: rotulo, rotulo })),
    valor: (unidade) => situacaoDe(unidade).rotulo,
  },
];

/** The enrolments of the newest year of a unit, by its id. */
type Matriculas = ReadonlyMap<number, TotalDeMatriculas>;

const colunaDasMatriculas = (matriculas: Matriculas): Coluna<UnidadeEducacional> => ({
  titulo: 'Matrículas',
  destaque: true,
  numerica: true,
  valor: ({ id }) => {
    const doAno = matriculas.get(id);
    return doAno && `${alunos(doAno)} (${doAno.ano})`;
  },
  ordem: ({ id }) => {
    const doAno = matriculas.get(id);
    return doAno ? doAno.parcial + doAno.integral : -1;
  },
});

const alunos = ({ parcial, integral }: TotalDeMatriculas): string => formatarQuantidade(parcial + integral);

export default function GerenciarUnidades() {
  const navigate = useNavigate();
  const consulta = useQuery(consultasDeUnidades.lista());
  const { data: totais, isPending: lendoTotais } = useTotaisDeMatriculas();
  // The totals come newest year first: the first of a unit is the one that stays.
  const matriculas = useMemo(() => new Map(totais?.toReversed().map((doAno) => [doAno.unidade, doAno])), [totais]);
  const colunas = useColunas(CAMPOS_DA_UNIDADE, {
    nomes: ['codigoInep', 'nome', 'cidade', 'ativa'],
    desenhos: DESENHOS,
  });
  const detalhesDe = useDetalhes(CAMPOS_DA_UNIDADE, DESENHOS);
  const alterar = useAlterarUnidade();
  const emVarias = useEmVarias();

  return (
    <TelaDaEntidade<UnidadeEducacional, UnidadeNoFormulario>
      entidade={UNIDADE}
      titulo="Gerenciar Unidades"
      consulta={consulta}
      colunas={colunas.toSpliced(-1, 0, colunaDasMatriculas(matriculas))}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nomeProprio(nome)}
      cadastro="/cadastrar-unidade"
      importacao="/importar-unidades"
      exportacao="unidades"
      vazio="Nenhuma unidade cadastrada."
      resumo={(lendoTotais || (totais && totais.length > 0)) && <MatriculasDoMunicipio totais={totais} />}
      acoesDaTela={
        <>
          <BuscarUnidades />
          <ImportarCenso />
          {/* Of a year, which its page asks for: it has no search and no selection. */}
          <Button icon={<Icone de={PrinterOutlined} />} onClick={() => void navigate('/relatorio/matriculas')}>
            Relatório
          </Button>
        </>
      }
      emVarias={emVarias}
      exclusao={useExcluirUnidade()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={({ id, estoque }) => ({
        largura: 720,
        detalhes: (unidade) => avisarIguais(paraCorpo(unidade), id),
        campos: <FormularioUnidade editada={id} />,
        aoSalvar: (unidade, chave) => alterar.mutateAsync({ ...paraCorpo(unidade), ...chave, estoque }),
      })}
      exibido={(unidade, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes da Unidade"
          aoFechar={aoFechar}
          comentarios={{ entidade: 'unidades-educacionais', id: unidade.id }}
          historico={{ entidade: 'unidades-educacionais', id: unidade.id }}
          detalhes={[...detalhesDe(unidade), ...detalhesDasMatriculas(matriculas.get(unidade.id))]}
        >
          <AcoesDaSituacao unidade={unidade} />
        </ModalDetalhes>
      )}
    />
  );
}

const paraFormulario = ({ telefone, ...unidade }: UnidadeEducacional): Partial<UnidadeNoFormulario> => ({
  ...unidade,
  telefone: telefone ?? undefined,
});

function detalhesDasMatriculas(matriculas: TotalDeMatriculas | undefined): Detalhe[] {
  if (!matriculas) return [];
  const { ano, parcial, integral } = matriculas;
  return [
    {
      rotulo: `Matrículas de ${ano}`,
      valor: `${alunos(matriculas)}: ${formatarQuantidade(parcial)} em jornada parcial, ${formatarQuantidade(integral)} em integral`,
    },
  ];
}

import { consultasDeUnidades } from '@merenda/shared/consultas';
import {
  ROTULOS_LOCALIZACAO,
  ROTULOS_POVO_TRADICIONAL,
  ROTULOS_TIPO_UNIDADE,
  type TotalDeMatriculas,
  type UnidadeEducacional,
} from '@merenda/shared/contratos';
import { formatarCep, formatarQuantidade, formatarTelefone } from '@merenda/shared/formatos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  ver,
  type CampoDeBusca,
  type Coluna,
  type Detalhe,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImportarCenso } from './censo/ImportarCenso.js';
import { FormularioUnidade, paraCorpo, UNIDADE, type UnidadeNoFormulario } from './FormularioUnidade.js';
import { BuscarUnidades } from './importacao/BuscarUnidades.js';
import { useTotaisDeMatriculas } from './matriculas/matriculas.api.js';
import { useAlterarUnidade, useExcluirUnidade } from './unidades.api.js';

const BUSCA: CampoDeBusca<UnidadeEducacional>[] = [
  { campo: 'codigoInep', rotulo: 'Código INEP', texto: ({ codigoInep }) => codigoInep ?? '' },
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'cidade', rotulo: 'Cidade', texto: ({ cidade }) => cidade },
];

/** The enrolments of the newest year of a unit, by its id. */
type Matriculas = ReadonlyMap<number, TotalDeMatriculas>;

const colunasDe = (matriculas: Matriculas): Coluna<UnidadeEducacional>[] => [
  { titulo: 'INEP', valor: ({ codigoInep }) => codigoInep, ordem: ({ codigoInep }) => codigoInep ?? '' },
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome, principal: true },
  { titulo: 'Cidade', valor: ({ cidade }) => cidade, ordem: ({ cidade }) => cidade },
  {
    titulo: 'Matrículas',
    numerica: true,
    valor: ({ id }) => {
      const doAno = matriculas.get(id);
      return doAno && `${alunos(doAno)} (${doAno.ano})`;
    },
    ordem: ({ id }) => {
      const doAno = matriculas.get(id);
      return doAno ? doAno.parcial + doAno.integral : -1;
    },
  },
];

const alunos = ({ parcial, integral }: TotalDeMatriculas): string => formatarQuantidade(parcial + integral);

export default function GerenciarUnidades() {
  const navigate = useNavigate();
  const consulta = useQuery(consultasDeUnidades.lista());
  const { data: totais } = useTotaisDeMatriculas();
  // The totals come newest year first: the first of a unit is the one that stays.
  const matriculas = useMemo(() => new Map(totais?.toReversed().map((doAno) => [doAno.unidade, doAno])), [totais]);
  const colunas = useMemo(() => colunasDe(matriculas), [matriculas]);
  const alterar = useAlterarUnidade();
  const { mutateAsync: excluirUnidade } = useExcluirUnidade();
  const [vendo, setVendo] = useState<UnidadeEducacional | null>(null);
  const [editando, setEditando] = useState<UnidadeEducacional | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Unidades"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-unidade"
      importacao="/importar-unidades"
      exportacao="unidades"
      relatorio="matriculas"
      // The report is of a year, which its page asks for; it has no search.
      aoPedirRelatorio={() => void navigate('/relatorio/matriculas')}
      vazio="Nenhuma unidade cadastrada."
      acoesDaTela={
        <>
          <ImportarCenso />
          <BuscarUnidades />
        </>
      }
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: UnidadeEducacional) =>
            void confirmarEExecutar({
              mensagem: frases(UNIDADE).excluir,
              perigo: true,
              acao: () => excluirUnidade(id),
              sucesso: frases(UNIDADE).excluido,
            }),
        ),
      ]}
    >
      {vendo && (
        <ModalDetalhes
          titulo="Detalhes da Unidade"
          aoFechar={() => setVendo(null)}
          detalhes={detalhesDe(vendo, matriculas.get(vendo.id))}
        />
      )}
      {editando && (
        <ModalFormulario<UnidadeNoFormulario>
          entidade={UNIDADE}
          titulo="Edição de Unidade"
          largura={720}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(unidade, { versao }) =>
            alterar.mutateAsync({ ...paraCorpo(unidade), id: editando.id, estoque: editando.estoque, versao })
          }
        >
          <FormularioUnidade editada={editando.id} />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}

const paraFormulario = ({ telefone, ...unidade }: UnidadeEducacional): Partial<UnidadeNoFormulario> => ({
  ...unidade,
  telefone: telefone ?? undefined,
});

function detalhesDe(unidade: UnidadeEducacional, matriculas: TotalDeMatriculas | undefined): Detalhe[] {
  const { localizacao, pct, refeicoesPorDia, alunosAee } = unidade;
  return [
    ...dadosDe(unidade),
    { rotulo: 'Localização', valor: localizacao && ROTULOS_LOCALIZACAO[localizacao] },
    { rotulo: 'Povo ou comunidade tradicional', valor: pct && ROTULOS_POVO_TRADICIONAL[pct] },
    { rotulo: 'Refeições por dia', valor: refeicoesPorDia },
    { rotulo: 'Alunos do AEE', valor: alunosAee },
    ...(matriculas
      ? [
          {
            rotulo: `Matrículas de ${matriculas.ano}`,
            valor: `${alunos(matriculas)}: ${formatarQuantidade(matriculas.parcial)} em jornada parcial, ${formatarQuantidade(matriculas.integral)} em integral`,
          },
        ]
      : []),
  ];
}

function dadosDe({
  nome,
  tipoUnidade,
  codigoInep,
  cep,
  cidade,
  logradouro,
  numero,
  bairro,
  telefone,
  nomeDoResponsavel,
}: UnidadeEducacional): Detalhe[] {
  return [
    { rotulo: 'Nome', valor: nome },
    { rotulo: 'Tipo de unidade', valor: ROTULOS_TIPO_UNIDADE[tipoUnidade] },
    ...(tipoUnidade === 'ESCOLA' ? [{ rotulo: 'Código INEP', valor: codigoInep }] : []),
    { rotulo: 'CEP', valor: formatarCep(cep) },
    { rotulo: 'Cidade', valor: cidade },
    { rotulo: 'Logradouro', valor: logradouro },
    { rotulo: 'Número', valor: numero },
    { rotulo: 'Bairro', valor: bairro },
    { rotulo: 'Telefone', valor: telefone && formatarTelefone(telefone) },
    { rotulo: 'Responsável', valor: nomeDoResponsavel },
  ];
}

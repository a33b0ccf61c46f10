import type { AlunoDaTurma } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { anosLetivosDoKit } from '@merenda/shared/regras';
import { DadosDeDemonstracao, EstadoErro, ListaMarcavel, SelectOpcoes } from '@merenda/shared/ui';
import { Flex, Radio, Switch, Typography } from 'antd';
import { useId, useState } from 'react';
import { useAlunos, useTurmas } from './kits.api.js';

/** The students who get the kit. */
export interface Destinatarios {
  escolaId: number;
  turmaId: number;
  alunos: readonly AlunoDaTurma[];
  /** School year of the class. */
  ano: number;
  /** Whether several students were asked for. */
  varios: boolean;
}

interface EscolhaDeAlunosProps {
  /** Id of the educational unit. */
  unidade: number;
  /** The current year. */
  anoAtual: number;
  /** The earlier choice, if a draft is restored. */
  inicial: Destinatarios | null;
  aoEscolher: (destinatarios: Destinatarios | null) => void;
}

/**
 * School year, class and student, from the school-management service; several students of the class when they get the
 * same kit.
 */
export function EscolhaDeAlunos({ unidade, anoAtual, inicial, aoEscolher }: EscolhaDeAlunosProps) {
  const [ano, setAno] = useState(inicial?.ano ?? anoAtual);
  const [turma, setTurma] = useState(inicial?.turmaId);
  const [varios, setVarios] = useState(inicial?.varios ?? false);
  const [marcados, setMarcados] = useState(() => inicial?.alunos.map(({ id }) => id) ?? []);
  const turmas = useTurmas(unidade, ano);
  const alunos = useAlunos(unidade, turma, ano);
  const ids = { ano: useId(), turma: useId(), aluno: useId(), varios: useId() };

  function marcar(escolhidos: number[]): void {
    setMarcados(escolhidos);
    const achados = (alunos.data ?? []).filter(({ id }) => escolhidos.includes(id));
    aoEscolher(
      turma !== undefined && turmas.data && achados.length > 0
        ? { escolaId: turmas.data.escolaId, turmaId: turma, alunos: achados, ano, varios }
        : null,
    );
  }

  function escolherTurma(id: number | undefined): void {
    setTurma(id);
    marcar([]);
  }

  if (turmas.isError) return <EstadoErro consulta={turmas} />;
  return (
    <Flex vertical gap="middle">
      <Flex vertical gap={4}>
        <span id={ids.ano}>Ano letivo</span>
        <Radio.Group
          aria-labelledby={ids.ano}
          optionType="button"
          options={anosLetivosDoKit(anoAtual).map((valor) => ({ value: valor, label: String(valor) }))}
          value={ano}
          onChange={(evento) => {
            setAno(Number(evento.target.value));
            escolherTurma(undefined);
          }}
        />
      </Flex>
      <Flex vertical gap={4}>
        <Flex wrap gap="small">
          <label htmlFor={ids.turma}>Turma</label>
          <DadosDeDemonstracao servico="enderecoGestaoEscolar" />
        </Flex>
        <SelectOpcoes
          id={ids.turma}
          consulta={turmas}
          de="turmas"
          opcoes={turmas.data?.turmas.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
          value={turma}
          onChange={escolherTurma}
        />
      </Flex>
      {turma !== undefined && alunos.isError && <EstadoErro consulta={alunos} />}
      {turma !== undefined && !alunos.isError && (
        <Flex vertical gap={4}>
          <Flex gap="small" align="center">
            <Switch
              size="small"
              aria-labelledby={ids.varios}
              checked={varios}
              onChange={(sim) => {
                setVarios(sim);
                marcar([]);
              }}
            />
            <Typography.Text id={ids.varios}>Mesmo kit para vários alunos da turma</Typography.Text>
          </Flex>
          {varios ? (
            <ListaMarcavel
              rotulo="Alunos"
              consulta={alunos}
              de="alunos"
              opcoes={(alunos.data ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nomeProprio(nome) }))}
              value={marcados}
              onChange={marcar}
            />
          ) : (
            <>
              <label htmlFor={ids.aluno}>Aluno</label>
              <SelectOpcoes
                id={ids.aluno}
                consulta={alunos}
                de="alunos"
                opcoes={alunos.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeProprio(nome) }))}
                value={marcados[0]}
                onChange={(id) => marcar(id === undefined ? [] : [id])}
              />
            </>
          )}
        </Flex>
      )}
    </Flex>
  );
}

import {
  ROTULOS_CATEGORIA_DA_MATRICULA,
  ROTULOS_ORIGEM_DA_MATRICULA,
  type MatriculasDoAno,
} from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { anosDasMatriculas, somarMatriculas } from '@merenda/shared/regras';
import { EntradaQuantidade, EstadoErro, SelectOpcoes, useHoje } from '@merenda/shared/ui';
import { Button, Flex, Spin, Typography } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { anoLido, COLUNAS, comCelula, erroDaCelula, numeros, ROTULOS_COLUNA, type AnoDigitado } from './digitadas.js';
import './matriculas.css';
import { useMatriculas } from './matriculas.api.js';

interface TabelaDeMatriculasProps {
  /** Of the select of the year. */
  id?: string;
  unidade: number | undefined;
  value?: AnoDigitado[];
  onChange?: (anos: AnoDigitado[]) => void;
  onBlur?: () => void;
}

/** Students of a unit by category and school day, one year at a time; the value holds the years that were changed. */
export function TabelaDeMatriculas({ id, unidade, value = [], onChange, onBlur }: TabelaDeMatriculasProps) {
  const consulta = useMatriculas(unidade);
  const anoAtual = Number(useHoje().slice(0, 4));
  const [escolhido, setEscolhido] = useState<number | null>(null);
  const gravados = consulta.data ?? [];
  const ano = escolhido ?? gravados[0]?.ano ?? anoAtual;
  const anos = [...new Set([...anosDasMatriculas(anoAtual), ...gravados.map((um) => um.ano)])].sort((a, b) => b - a);
  const outros = value.filter((um) => um.ano !== ano);
  const digitado = value.find((um) => um.ano === ano);
  const lido = gravados.find((um) => um.ano === ano);

  function descartar(): void {
    onChange?.(outros);
    void consulta.refetch();
  }

  if (consulta.isLoading) return <Spin />;
  if (consulta.isError) return <EstadoErro consulta={consulta} />;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <SelectOpcoes
          id={id}
          style={{ width: 110 }}
          opcoes={anos.map((valor) => ({ valor, rotulo: String(valor) }))}
          value={ano}
          onChange={(outro) => setEscolhido(outro ?? null)}
        />
        <Typography.Text type="secondary">{lido && origensDe(lido)}</Typography.Text>
        {digitado && (
          <Button size="small" onClick={descartar}>
            Descartar o que mudou em {ano}
          </Button>
        )}
      </Flex>
      <Grade
        doAno={digitado ?? anoLido(ano, lido)}
        aoMudar={(mudado) => onChange?.([...outros, mudado])}
        aoSair={() => onBlur?.()}
      />
    </Flex>
  );
}

/** 'Origem: Censo Escolar, Digitada'. */
function origensDe({ linhas }: MatriculasDoAno): string {
  return `Origem: ${[...new Set(linhas.map(({ origem }) => ROTULOS_ORIGEM_DA_MATRICULA[origem]))].join(', ')}`;
}

interface GradeProps {
  doAno: AnoDigitado;
  aoMudar: (doAno: AnoDigitado) => void;
  aoSair: () => void;
}

function Grade({ doAno, aoMudar, aoSair }: GradeProps) {
  const { ano, linhas } = doAno;
  const soma = somarMatriculas(linhas.map(numeros));
  return (
    <table className="matriculas" aria-label={`Matrículas de ${ano}`} onKeyDown={andar}>
      <thead>
        <tr>
          <th scope="col">Etapa</th>
          {COLUNAS.map((coluna) => (
            <th key={coluna} scope="col">
              {ROTULOS_COLUNA[coluna]}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => {
          const nome = ROTULOS_CATEGORIA_DA_MATRICULA[linha.categoria];
          return (
            <tr key={linha.categoria}>
              <th scope="row">{nome}</th>
              {COLUNAS.map((coluna) => {
                const errada = erroDaCelula(linha[coluna]) !== null;
                return (
                  <td key={coluna}>
                    <EntradaQuantidade
                      casas={0}
                      aria-label={`${nome}, ${ROTULOS_COLUNA[coluna].toLowerCase()}`}
                      aria-invalid={errada}
                      status={errada ? 'error' : undefined}
                      value={linha[coluna]}
                      onChange={(valor) => aoMudar(comCelula(doAno, linha.categoria, coluna, valor))}
                      onBlur={aoSair}
                    />
                  </td>
                );
              })}
              <td>{formatarQuantidade(somarMatriculas([numeros(linha)]).total)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {[soma.parcial, soma.integral, soma.total].map((total, coluna) => (
            <td key={coluna}>{formatarQuantidade(total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const PASSOS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** The arrows and Enter move within a column, as in a spreadsheet; Enter does not send the form. */
function andar(evento: KeyboardEvent<HTMLTableElement>): void {
  const passo = PASSOS[evento.key];
  if (passo === undefined || !(evento.target instanceof HTMLInputElement)) return;
  evento.preventDefault();
  const celulas = [...evento.currentTarget.querySelectorAll('input')];
  const vizinha = celulas[celulas.indexOf(evento.target) + passo * COLUNAS.length];
  vizinha?.focus();
  vizinha?.select();
}

import { SIMBOLOS_UNIDADE_MEDIDA, type RefeicaoComRegistros, type RegistroDeAlimento } from '@merenda/shared/contratos';
import { formatarPercentual, formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { andamentoDaRefeicao, NENHUM_ALIMENTO } from '@merenda/shared/regras';
import {
  AndamentoDoRegistro,
  EstadoVazio,
  ModalDetalhes,
  ModalDoRegistro,
  Tabela,
  type Coluna,
} from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { medida } from '../refeicao/medida.js';
import { ModalExecutar } from '../refeicao/ModalExecutar.js';
import type { AcaoAberta } from './acoes.js';
import { FichaDaRefeicao } from './FichaDaRefeicao.js';
import { useRefeicao } from '../refeicao/refeicao.api.js';
import { ModalSobra } from './ModalSobra.js';

const COLUNAS: Coluna<RegistroDeAlimento>[] = [
  { titulo: 'Alimento', valor: ({ alimento }) => nomeComum(alimento.nome) },
  {
    titulo: 'Quantidade',
    numerica: true,
    valor: ({ valorArredondado, unidadeMedida }) =>
      `${formatarQuantidade(valorArredondado)} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`,
  },
];

/** The foods that a meal registered, and its next step, which opens above them. */
export function ModalAlimentos({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ModalDoRegistro titulo="Alimentos da refeição" consulta={useRefeicao(id)} aoFechar={aoFechar}>
      {(refeicao) => <Alimentos refeicao={refeicao} aoFechar={aoFechar} />}
    </ModalDoRegistro>
  );
}

function Alimentos({ refeicao, aoFechar }: { refeicao: RefeicaoComRegistros; aoFechar: () => void }) {
  const navigate = useNavigate();
  const [agindo, setAgindo] = useState<AcaoAberta | null>(null);
  const [ficha, setFicha] = useState(false);
  const pararDeAgir = () => setAgindo(null);
  return (
    <>
      <ModalDetalhes
        titulo={`Alimentos de ${nomeComum(refeicao.prato.nome)}`}
        detalhes={[
          { rotulo: 'Data', valor: `${refeicao.dia}, ${refeicao.hora}` },
          {
            rotulo: 'Alunos',
            valor: `${formatarQuantidade(refeicao.quantidadeDePessoas)}, com acréscimo de ${formatarPercentual(refeicao.acrescimo)}`,
          },
          { rotulo: 'Executada em', valor: refeicao.executadoEm },
          ...(refeicao.lancadaDepois ? [{ rotulo: 'Lançamento', valor: 'Lançada depois do dia' }] : []),
          ...(refeicao.dietas ?? []).map(({ patologia, alunos }) => ({
            rotulo: `Com ${nomeComum(patologia.nome)}`,
            valor: `${formatarQuantidade(alunos)} destes alunos`,
          })),
          ...(refeicao.substituicoes ?? []).map(({ alimento, substituto, quantidade, unidadeMedida, motivo }) => ({
            rotulo: `No lugar de ${nomeComum(alimento.nome)}`,
            valor: `${medida(quantidade, unidadeMedida)} de ${nomeComum(substituto.nome)}: ${motivo}`,
          })),
        ]}
        aoFechar={aoFechar}
        historico={{ entidade: 'refeicoes', id: refeicao.id }}
        andamento={
          <AndamentoDoRegistro
            andamento={andamentoDaRefeicao(refeicao)}
            acoes={{
              executar: { rotulo: 'Executar', aoAcionar: () => setAgindo('executar') },
              registrarSobra: { rotulo: 'Registrar sobra', aoAcionar: () => setAgindo('sobra') },
            }}
          />
        }
      >
        <Tabela<RegistroDeAlimento>
          rotulo="Alimentos registrados"
          linhas={refeicao.registros}
          colunas={COLUNAS}
          chave={({ alimento }) => alimento.id}
          nomeDaLinha={({ alimento }) => nomeComum(alimento.nome)}
          vazio={<EstadoVazio motivo="prato" mensagem={NENHUM_ALIMENTO} />}
        />
        <Flex wrap gap="small" style={{ marginTop: 12 }}>
          <Button onClick={() => setFicha(true)}>Ficha técnica desta refeição</Button>
          <Button onClick={() => void navigate(`/relatorio/refeicao/${refeicao.id}`)}>Imprimir refeição</Button>
        </Flex>
      </ModalDetalhes>
      {ficha && <FichaDaRefeicao refeicao={refeicao} aoFechar={() => setFicha(false)} />}
      {agindo === 'executar' && <ModalExecutar refeicao={refeicao} aoFechar={pararDeAgir} />}
      {agindo === 'sobra' && <ModalSobra refeicao={refeicao} aoFechar={pararDeAgir} />}
    </>
  );
}

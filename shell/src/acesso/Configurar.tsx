import {
  CAMPOS_DE_LINK,
  CAMPOS_DE_SERVICO,
  FUSOS,
  LIMITES,
  ROTULOS_FUSO,
  ROTULOS_LINK,
  ROTULOS_SERVICO,
  type CampoDoServidor,
} from '@merenda/shared/contratos';
import { DEFINIDO_PELO_SERVIDOR, EMAIL_CONFIGURADO, EMAIL_NAO_CONFIGURADO } from '@merenda/shared/regras';
import { lerComoDataUrl } from '@merenda/shared';
import { useEffect, useState, type ReactNode } from 'react';
import { Marca } from '../marca/Marca.js';
import { CampoDeAcesso, SelecaoDeAcesso } from './CampoDeAcesso.js';
import { CamposDaSenhaNova } from './CamposDaSenhaNova.js';
import { CamposDoMunicipio } from './CamposDoMunicipio.js';
import { CAMPOS_DA_INSTALACAO, conferirInstalacao, paraCorpo, type CampoDaInstalacao } from './campos-da-instalacao.js';
import './configurar.css';
import { FormularioDeAcesso } from './FormularioDeAcesso.js';
import { instalar } from './instalacao.api.js';

/** The time zone of this browser if it is one of Brazil's. */
function fusoDaqui(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return FUSOS.find((fuso) => fuso === timeZone) ?? 'America/Sao_Paulo';
}

interface Props {
  /** Settings that the server's environment defines. */
  doServidor: readonly CampoDoServidor[];
  /** Whether the server sends e-mail. */
  emailConfigurado: boolean;
  aoConcluir: () => void;
}

/** The first screen of a server without users: the municipality and its first administrator. */
export function Configurar({ doServidor, emailConfigurado, aoConcluir }: Props) {
  const [logo, setLogo] = useState<File | null>(null);
  useEffect(() => {
    document.title = 'Configurar · Merenda Escolar';
  }, []);
  return (
    <main className="configurar">
      <p className="acesso-produto">
        <Marca tamanho={40} /> Merenda Escolar
      </p>
      <h1>Configurar</h1>
      <p>
        Este servidor ainda não tem usuários. Informe de qual município ele é e crie o primeiro administrador. Tudo pode
        ser alterado depois em ‘Configurações’.
      </p>
      <FormularioDeAcesso
        campos={CAMPOS_DA_INSTALACAO}
        conferir={(valores) => conferirInstalacao(valores, logo)}
        enviar={async (valores) =>
          instalar(paraCorpo(valores, fusoDaqui(), logo === null ? null : await lerComoDataUrl(logo)))
        }
        rotuloEnviar="Configurar"
        rotuloEnviando="Configurando…"
        aoConcluir={aoConcluir}
      >
        {(recusas) => {
          /** Name and refusal of a field; what the environment defines is shut. */
          const campo = (name: CampoDaInstalacao) => ({ name, erro: recusas[name] ?? null });
          const definido = (qual: CampoDoServidor) =>
            doServidor.includes(qual) ? { disabled: true, ajuda: DEFINIDO_PELO_SERVIDOR } : {};
          return (
            <>
              <Secao titulo="Código de instalação">
                <CampoDeAcesso
                  {...campo('codigo')}
                  rotulo="Código"
                  ajuda="O servidor mostrou o código ao iniciar, no terminal e no registro do sistema."
                  maxLength={LIMITES.codigoDeInstalacao}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  autoFocus
                />
              </Secao>
              <Secao titulo="Município">
                <CamposDoMunicipio campo={campo} />
                <SelecaoDeAcesso
                  {...campo('municipio.fuso')}
                  rotulo="Fuso horário"
                  opcoes={ROTULOS_FUSO}
                  defaultValue={fusoDaqui()}
                  {...definido('fuso')}
                />
              </Secao>
              <Secao titulo="Primeiro administrador">
                <CampoDeAcesso
                  {...campo('administrador.nome')}
                  rotulo="Nome completo"
                  maxLength={LIMITES.nome}
                  autoComplete="name"
                />
                <CampoDeAcesso
                  {...campo('administrador.usuario')}
                  rotulo="Usuário"
                  maxLength={LIMITES.usuario}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <CampoDeAcesso
                  {...campo('administrador.email')}
                  rotulo="E-mail"
                  type="email"
                  maxLength={LIMITES.email}
                  autoComplete="email"
                />
                <CampoDeAcesso {...campo('administrador.cpf')} rotulo="CPF" inputMode="numeric" />
                <CamposDaSenhaNova
                  senha={{ ...campo('administrador.senha'), rotulo: 'Senha' }}
                  confirmacao={{ ...campo('confirmacao'), rotulo: 'Confirme a senha' }}
                />
              </Secao>
              <details className="configurar-opcional">
                <summary>Opcional: pode ser feito depois em ‘Configurações’</summary>
                <Secao titulo="Brasão e CNPJs">
                  <CampoDeAcesso
                    {...campo('logo')}
                    rotulo="Brasão"
                    ajuda={`Imagem .jpg, .jpeg ou .png de até ${String(LIMITES.imagemBytes / 1024 / 1024)} MB.`}
                    type="file"
                    accept="image/jpeg,image/png"
                    onChange={({ target }) => {
                      setLogo(target.files?.[0] ?? null);
                    }}
                    opcional
                  />
                  <CampoDeAcesso {...campo('municipio.cnpjPrefeitura')} rotulo="CNPJ da prefeitura" opcional />
                  <CampoDeAcesso {...campo('municipio.cnpjSecretaria')} rotulo="CNPJ da secretaria" opcional />
                  <CampoDeAcesso {...campo('municipio.cnpjFundo')} rotulo="CNPJ do fundo" opcional />
                </Secao>
                <Secao titulo="Links da tela de entrada">
                  {CAMPOS_DE_LINK.map((link) => (
                    <CampoDeAcesso
                      key={link}
                      {...campo(`municipio.${link}`)}
                      rotulo={ROTULOS_LINK[link]}
                      maxLength={LIMITES.enderecoWeb}
                      inputMode="url"
                      opcional
                      {...definido(link)}
                    />
                  ))}
                </Secao>
                <Secao titulo="Endereços dos serviços externos">
                  {CAMPOS_DE_SERVICO.map((servico) => (
                    <CampoDeAcesso
                      key={servico}
                      {...campo(`municipio.${servico}`)}
                      rotulo={ROTULOS_SERVICO[servico]}
                      maxLength={LIMITES.enderecoWeb}
                      inputMode="url"
                      opcional
                      {...definido(servico)}
                    />
                  ))}
                </Secao>
                <Secao titulo="E-mail">
                  <p>{emailConfigurado ? EMAIL_CONFIGURADO : EMAIL_NAO_CONFIGURADO}</p>
                </Secao>
              </details>
            </>
          );
        }}
      </FormularioDeAcesso>
    </main>
  );
}

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{titulo}</legend>
      {children}
    </fieldset>
  );
}

#pragma once
struct termios;
struct winsize;
int openpty(int *, int *, char *, struct termios *, struct winsize *);
